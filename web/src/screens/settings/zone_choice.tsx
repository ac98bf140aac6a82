import type { JSX } from "preact";
import { t } from "../../i18n/text";

/** Time zone of this browser. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Supported time zones, grouped by the region in their names. */
function zones(chosen: string): [region: string, names: string[]][] {
  const regions = new Map<string, string[]>();
  for (const name of new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen, here()])) {
    const region = name.includes("/") ? (name.split("/")[0] ?? "") : "UTC";
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  return [...regions].map(([region, names]) => [region, names.sort()]);
}

/** Selection of the player's time zone. */
export function ZoneChoice({ zone, choose }: { zone: string; choose: (zone: string) => void }): JSX.Element {
  const mine = here();
  return (
    <div class="field">
      <label for="zone">{t("time-zone")}</label>
      <select id="zone" dir="ltr" value={zone} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {zones(zone).map(([region, names]) => (
          <optgroup key={region} label={region}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll("_", " ")}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {mine !== zone && (
        <button type="button" onClick={() => choose(mine)}>
          {t("time-zone-here", { zone: mine.replaceAll("_", " ") })}
        </button>
      )}
    </div>
  );
}
