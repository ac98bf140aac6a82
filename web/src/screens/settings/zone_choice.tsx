import type { JSX } from "preact";
import { t } from "../../i18n/text";

/** Time zone of this browser. */
const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Supported time zones, grouped by the region in their names. */
function groupedZones(chosen: string): [region: string, names: string[]][] {
  const regions = new Map<string, string[]>();
  for (const name of new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen, browserTimeZone()])) {
    const region = name.includes("/") ? (name.split("/")[0] ?? "") : "UTC";
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  return [...regions].map(([region, names]) => [region, names.sort()]);
}

/** Selection of the player's time zone. */
export function ZoneChoice({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }): JSX.Element {
  const browserZone = browserTimeZone();
  return (
    <div class="field">
      <label for="zone">{t("time-zone")}</label>
      <select id="zone" dir="ltr" value={zone} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {groupedZones(zone).map(([region, names]) => (
          <optgroup key={region} label={region}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll("_", " ")}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {browserZone !== zone && (
        <button type="button" onClick={() => onChoose(browserZone)}>
          {t("time-zone-here", { zone: browserZone.replaceAll("_", " ") })}
        </button>
      )}
    </div>
  );
}
