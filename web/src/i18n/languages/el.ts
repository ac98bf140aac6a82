import client from "../../../../src/i18n/el/client.ftl";
import events from "../../../../src/i18n/el/events.ftl";
import lobby from "../../../../src/i18n/el/lobby.ftl";
import mail from "../../../../src/i18n/el/mail.ftl";
import names from "../../../../src/i18n/el/names.ftl";
import notifications from "../../../../src/i18n/el/notifications.ftl";
import people from "../../../../src/i18n/el/people.ftl";
import picture from "../../../../src/i18n/el/picture.ftl";
import problems from "../../../../src/i18n/el/problems.ftl";
import review from "../../../../src/i18n/el/review.ftl";
import rules from "../../../../src/i18n/el/rules.ftl";
import scopes from "../../../../src/i18n/el/scopes.ftl";
import settings from "../../../../src/i18n/el/settings.ftl";

export default [names, rules, problems, notifications, events, mail, picture, scopes, client, lobby, people, settings, review];
