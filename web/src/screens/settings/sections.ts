import type { FunctionComponent } from "preact";
import type { TextKey } from "../../i18n/keys";
import { Appearance } from "./appearance";
import { Calendar } from "./calendar";
import { DataExport } from "./data";
import { Deletion } from "./deletion";
import { Email } from "./email";
import { Notifications } from "./notifications";
import { Profile } from "./profile";
import { Developer } from "./developer";
import { Push } from "./push";
import { Sessions } from "./sessions";
import { TimeSettings } from "./time";
import { Webhooks } from "./webhooks";

export interface Section {
  /** Last segment of the path. */
  path: string;
  title: TextKey;
  /** Short description. */
  description: TextKey;
  content: FunctionComponent;
  /** True if the section is available without an account. */
  isPublic?: boolean;
}

/** All sections in groups, most wanted first. */
export const GROUPS: readonly (readonly Section[])[] = [
  [
    { path: "profile", title: "settings-profile", description: "settings-profile-about", content: Profile },
    { path: "appearance", title: "settings-appearance", description: "settings-appearance-about", content: Appearance, isPublic: true },
    { path: "time", title: "settings-time", description: "settings-time-about", content: TimeSettings },
  ],
  [
    { path: "notices", title: "settings-notices", description: "settings-notices-about", content: Notifications },
    { path: "push", title: "settings-push", description: "settings-push-about", content: Push },
    { path: "mail", title: "settings-mail", description: "settings-mail-about", content: Email },
    { path: "webhooks", title: "settings-webhooks", description: "settings-webhooks-about", content: Webhooks },
    { path: "calendar", title: "settings-calendar", description: "settings-calendar-about", content: Calendar },
  ],
  [
    { path: "sessions", title: "settings-sessions", description: "settings-sessions-about", content: Sessions },
    { path: "programs", title: "settings-programs", description: "settings-programs-about", content: Developer },
    { path: "data", title: "settings-data", description: "settings-data-about", content: DataExport },
    { path: "deletion", title: "settings-deletion", description: "settings-deletion-about", content: Deletion },
  ],
];
