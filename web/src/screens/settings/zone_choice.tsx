import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/text";
import { formatDateTime } from "../../i18n/time";
import { useNow } from "../../now";

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

const displayName = (zone: string): string => zone.replaceAll("_", " ");

/** The player's time zone, detected by the browser at registration, in a sentence with a way to change it. */
export function ZoneChoice({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }): JSX.Element {
  const isOpen = useSignal(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isOpen.value) select.current?.focus();
  }, [isOpen.value]);
  const browserZone = browserTimeZone();
  const example = useNow(formatDateTime);
  const isOfBrowser = browserZone === zone;
  return (
    <div class="field">
      <p>
        {t(isOfBrowser ? "time-zone-same" : "time-zone-differs", { zone: displayName(zone) })} {t("time-formats", { example })}
      </p>
      {isOpen.value ? (
        <>
          <label for="zone">{t("time-zone")}</label>
          <select id="zone" ref={select} dir="ltr" value={zone} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
            {groupedZones(zone).map(([region, names]) => (
              <optgroup key={region} label={region}>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {displayName(name)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </>
      ) : (
        <button type="button" onClick={() => (isOpen.value = true)}>
          {t("time-zone-change")}
        </button>
      )}
      {!isOfBrowser && (
        <button type="button" onClick={() => onChoose(browserZone)}>
          {t("time-zone-here", { zone: displayName(browserZone) })}
        </button>
      )}
    </div>
  );
}
