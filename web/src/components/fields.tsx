import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n/text";

export interface Option<Value> {
  value: Value;
  label: string;
  /** Reason for which the option is unavailable with the current choices. */
  excluded?: string | undefined;
}

interface ChipsProps<Value> {
  legend: string;
  options: Option<Value>[];
  value: Value;
  choose: (value: Value) => void;
  /** Explanation of the current choice. Changes are announced to screen readers. */
  explained?: string | undefined;
  children?: ComponentChildren;
}

/** Single choice with all options visible. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>): JSX.Element {
  const { legend, options, value, choose, explained, children } = props;
  const name = useId();
  const excluded = [...new Set(options.flatMap((option) => option.excluded ?? []))];
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="chips">
        {options.map((option) => (
          <label key={option.value} class="chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.excluded !== undefined}
              onChange={() => choose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {explained !== undefined && (
        <p class="explained" aria-live="polite">
          {explained}
        </p>
      )}
      {excluded.map((reason) => (
        <p key={reason} class="explained">
          {reason}
        </p>
      ))}
      {children}
    </fieldset>
  );
}

interface CheckProps {
  label: string;
  explained: string;
  checked: boolean;
  disabled?: boolean;
  change: (checked: boolean) => void;
}

/** Checkbox with an explanation. */
export function Check({ label, explained, checked, disabled = false, change }: CheckProps): JSX.Element {
  const id = useId();
  return (
    <div class="check">
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={id}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        {label}
      </label>
      <p class="explained" id={id}>
        {explained}
      </p>
    </div>
  );
}

interface SelectProps<Value> {
  label: string;
  options: Option<Value>[];
  value: Value;
  choose: (value: Value) => void;
  class?: string;
}

/** Drop-down list. */
export function Select<Value extends string>({ label, options, value, choose, class: of }: SelectProps<Value>): JSX.Element {
  return (
    <label class={of}>
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.excluded !== undefined}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AmountProps {
  label: string;
  value: number;
  min: number;
  max: number;
  change: (value: number) => void;
}

/** Number input. Values out of range are not passed on. */
export function Amount({ label, value, min, max, change }: AmountProps): JSX.Element {
  return (
    <label class="amount">
      {label}
      <input
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        value={value}
        onInput={({ currentTarget }) => currentTarget.validity.valid && change(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

const UNITS = [
  { unit: "minute", size: 60 },
  { unit: "hour", size: 3600 },
  { unit: "day", size: 86_400 },
] as const;

interface DurationProps {
  label: string;
  seconds: number;
  min: number;
  max: number;
  change: (seconds: number) => void;
}

/** Duration input in minutes, hours or days. */
export function Duration({ label, seconds, min, max, change }: DurationProps): JSX.Element {
  const { unit, size } = UNITS.findLast((one) => seconds >= one.size && seconds % one.size === 0) ?? UNITS[0];
  const most = Math.floor(max / size);
  return (
    <fieldset class="duration">
      <legend>{label}</legend>
      <input
        type="number"
        inputMode="numeric"
        required
        aria-label={label}
        min={Math.ceil(min / size)}
        max={most}
        value={seconds / size}
        onInput={({ currentTarget }) => currentTarget.validity.valid && change(currentTarget.valueAsNumber * size)}
      />
      <select
        aria-label={t("unit-of-time")}
        value={unit}
        onChange={({ currentTarget }) => {
          const chosen = UNITS.find((one) => one.unit === currentTarget.value) ?? UNITS[0];
          change(Math.min(Math.max(Math.round(seconds / size) * chosen.size, Math.ceil(min / chosen.size) * chosen.size), max));
        }}
      >
        {UNITS.filter((one) => one.size <= max).map((one) => (
          <option key={one.unit} value={one.unit}>
            {t(`unit-${one.unit}s`)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
