import type { FunctionComponent } from "preact";
import type { TextKey } from "../../i18n/keys";
import { Appearance } from "./appearance";
import { Calendar } from "./calendar";
import { Data } from "./data";
import { Deletion } from "./deletion";
import { Mail } from "./mail";
import { Notices } from "./notices";
import { Profile } from "./profile";
import { Programs } from "./programs";
import { Push } from "./push";
import { Sessions } from "./sessions";
import { Time } from "./time";
import { Webhooks } from "./webhooks";

export interface Section {
  /** Last segment of the path. */
  path: string;
  title: TextKey;
  /** Short description. */
  about: TextKey;
  content: FunctionComponent;
  /** True if the section is available without an account. */
  forAll?: boolean;
}

/** All sections in groups, most wanted first. */
export const GROUPS: readonly (readonly Section[])[] = [
  [
    { path: "profile", title: "settings-profile", about: "settings-profile-about", content: Profile },
    { path: "appearance", title: "settings-appearance", about: "settings-appearance-about", content: Appearance, forAll: true },
    { path: "time", title: "settings-time", about: "settings-time-about", content: Time },
  ],
  [
    { path: "notices", title: "settings-notices", about: "settings-notices-about", content: Notices },
    { path: "push", title: "settings-push", about: "settings-push-about", content: Push },
    { path: "mail", title: "settings-mail", about: "settings-mail-about", content: Mail },
    { path: "webhooks", title: "settings-webhooks", about: "settings-webhooks-about", content: Webhooks },
    { path: "calendar", title: "settings-calendar", about: "settings-calendar-about", content: Calendar },
  ],
  [
    { path: "sessions", title: "settings-sessions", about: "settings-sessions-about", content: Sessions },
    { path: "programs", title: "settings-programs", about: "settings-programs-about", content: Programs },
    { path: "data", title: "settings-data", about: "settings-data-about", content: Data },
    { path: "deletion", title: "settings-deletion", about: "settings-deletion-about", content: Deletion },
  ],
];
