import client from "../../../../src/i18n/he/client.ftl";
import events from "../../../../src/i18n/he/events.ftl";
import lobby from "../../../../src/i18n/he/lobby.ftl";
import mail from "../../../../src/i18n/he/mail.ftl";
import names from "../../../../src/i18n/he/names.ftl";
import notifications from "../../../../src/i18n/he/notifications.ftl";
import people from "../../../../src/i18n/he/people.ftl";
import picture from "../../../../src/i18n/he/picture.ftl";
import problems from "../../../../src/i18n/he/problems.ftl";
import review from "../../../../src/i18n/he/review.ftl";
import rules from "../../../../src/i18n/he/rules.ftl";
import scopes from "../../../../src/i18n/he/scopes.ftl";
import settings from "../../../../src/i18n/he/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
