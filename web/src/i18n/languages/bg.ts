import client from "../../../../src/i18n/bg/client.ftl";
import events from "../../../../src/i18n/bg/events.ftl";
import lobby from "../../../../src/i18n/bg/lobby.ftl";
import mail from "../../../../src/i18n/bg/mail.ftl";
import names from "../../../../src/i18n/bg/names.ftl";
import notifications from "../../../../src/i18n/bg/notifications.ftl";
import people from "../../../../src/i18n/bg/people.ftl";
import picture from "../../../../src/i18n/bg/picture.ftl";
import problems from "../../../../src/i18n/bg/problems.ftl";
import review from "../../../../src/i18n/bg/review.ftl";
import rules from "../../../../src/i18n/bg/rules.ftl";
import scopes from "../../../../src/i18n/bg/scopes.ftl";
import settings from "../../../../src/i18n/bg/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
