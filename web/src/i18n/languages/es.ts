import client from "../../../../src/i18n/es/client.ftl";
import events from "../../../../src/i18n/es/events.ftl";
import lobby from "../../../../src/i18n/es/lobby.ftl";
import mail from "../../../../src/i18n/es/mail.ftl";
import names from "../../../../src/i18n/es/names.ftl";
import notifications from "../../../../src/i18n/es/notifications.ftl";
import people from "../../../../src/i18n/es/people.ftl";
import picture from "../../../../src/i18n/es/picture.ftl";
import problems from "../../../../src/i18n/es/problems.ftl";
import review from "../../../../src/i18n/es/review.ftl";
import rules from "../../../../src/i18n/es/rules.ftl";
import scopes from "../../../../src/i18n/es/scopes.ftl";
import settings from "../../../../src/i18n/es/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
