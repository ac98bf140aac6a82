import client from "../../../../src/i18n/es/client.ftl";
import happened from "../../../../src/i18n/es/happened.ftl";
import lobby from "../../../../src/i18n/es/lobby.ftl";
import mail from "../../../../src/i18n/es/mail.ftl";
import names from "../../../../src/i18n/es/names.ftl";
import notices from "../../../../src/i18n/es/notices.ftl";
import people from "../../../../src/i18n/es/people.ftl";
import picture from "../../../../src/i18n/es/picture.ftl";
import problems from "../../../../src/i18n/es/problems.ftl";
import review from "../../../../src/i18n/es/review.ftl";
import rules from "../../../../src/i18n/es/rules.ftl";
import scopes from "../../../../src/i18n/es/scopes.ftl";
import settings from "../../../../src/i18n/es/settings.ftl";

export default [names, rules, problems, notices, happened, mail, picture, scopes, client, lobby, people, settings, review];
