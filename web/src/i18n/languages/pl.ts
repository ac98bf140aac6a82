import client from "../../../../src/i18n/pl/client.ftl";
import events from "../../../../src/i18n/pl/events.ftl";
import lobby from "../../../../src/i18n/pl/lobby.ftl";
import mail from "../../../../src/i18n/pl/mail.ftl";
import names from "../../../../src/i18n/pl/names.ftl";
import notifications from "../../../../src/i18n/pl/notifications.ftl";
import people from "../../../../src/i18n/pl/people.ftl";
import picture from "../../../../src/i18n/pl/picture.ftl";
import problems from "../../../../src/i18n/pl/problems.ftl";
import review from "../../../../src/i18n/pl/review.ftl";
import rules from "../../../../src/i18n/pl/rules.ftl";
import scopes from "../../../../src/i18n/pl/scopes.ftl";
import settings from "../../../../src/i18n/pl/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
