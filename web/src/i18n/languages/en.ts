import client from "../../../../src/i18n/en/client.ftl";
import events from "../../../../src/i18n/en/events.ftl";
import lobby from "../../../../src/i18n/en/lobby.ftl";
import mail from "../../../../src/i18n/en/mail.ftl";
import names from "../../../../src/i18n/en/names.ftl";
import notifications from "../../../../src/i18n/en/notifications.ftl";
import people from "../../../../src/i18n/en/people.ftl";
import picture from "../../../../src/i18n/en/picture.ftl";
import problems from "../../../../src/i18n/en/problems.ftl";
import review from "../../../../src/i18n/en/review.ftl";
import rules from "../../../../src/i18n/en/rules.ftl";
import scopes from "../../../../src/i18n/en/scopes.ftl";
import settings from "../../../../src/i18n/en/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
