import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n/text";

export interface Option<Value> {
  value: Value;
  label: string;
  /** Reason for which the option is unavailable with the current choices. */
  disabledReason?: string | undefined;
}

interface ChipsProps<Value> {
  legend: string;
  options: Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Explanation of the current choice. Changes are announced to screen readers. */
  explanation?: string | undefined;
  children?: ComponentChildren;
}

/** Single choice with all options visible. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>): JSX.Element {
  const { legend, options, value, onChoose, explanation, children } = props;
  const name = useId();
  const disabledReason = [...new Set(options.flatMap((option) => option.disabledReason ?? []))];
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
              disabled={option.disabledReason !== undefined}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {explanation !== undefined && (
        <p class="explained" aria-live="polite">
          {explanation}
        </p>
      )}
      {disabledReason.map((reason) => (
        <p key={reason} class="explained">
          {reason}
        </p>
      ))}
      {children}
    </fieldset>
  );
}

interface CheckboxProps {
  label: string;
  explanation: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Checkbox with an explanation. */
export function Checkbox({ label, explanation, checked, disabled = false, onChange }: CheckboxProps): JSX.Element {
  const id = useId();
  return (
    <div class="check">
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p class="explained" id={id}>
        {explanation}
      </p>
    </div>
  );
}

interface SelectProps<Value> {
  label: string;
  options: Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  class?: string;
}

/** Drop-down list. */
export function Select<Value extends string>({ label, options, value, onChoose, class: className }: SelectProps<Value>): JSX.Element {
  return (
    <label class={className}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabledReason !== undefined}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberInputProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Number input. Values out of range are not passed on. */
export function NumberInput({ label, value, min, max, onChange }: NumberInputProps): JSX.Element {
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
        onInput={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

const UNITS = [
  { unit: "minute", size: 60 },
  { unit: "hour", size: 3600 },
  { unit: "day", size: 86_400 },
] as const;

interface DurationInputProps {
  label: string;
  seconds: number;
  min: number;
  max: number;
  onChange: (seconds: number) => void;
}

/** Duration input in minutes, hours or days. Begins with the largest unit of a whole amount. */
export function DurationInput({ label, seconds, min, max, onChange }: DurationInputProps): JSX.Element {
  const chosenUnit = useSignal<(typeof UNITS)[number]>(UNITS.findLast((item) => seconds >= item.size && seconds % item.size === 0) ?? UNITS[0]);
  const { unit, size } = chosenUnit.value;
  const maxAmount = Math.floor(max / size);
  return (
    <fieldset class="duration">
      <legend>{label}</legend>
      <input
        type="number"
        inputMode="numeric"
        required
        aria-label={label}
        min={Math.ceil(min / size)}
        max={maxAmount}
        value={seconds / size}
        onInput={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.valueAsNumber * size)}
      />
      <select
        aria-label={t("unit-of-time")}
        value={unit}
        onChange={({ currentTarget }) => {
          const chosen = UNITS.find((item) => item.unit === currentTarget.value) ?? UNITS[0];
          chosenUnit.value = chosen;
          onChange(Math.min(Math.max(Math.round(seconds / size) * chosen.size, Math.ceil(min / chosen.size) * chosen.size), max));
        }}
      >
        {UNITS.filter((item) => item.size <= max).map((item) => (
          <option key={item.unit} value={item.unit}>
            {t(`unit-${item.unit}s`)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
