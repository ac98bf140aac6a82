import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadFullClient } from "../../full_client";
import { whenQuiet } from "../../quiet";

export type Parts = typeof import("./parts");

const loaded = signal<Parts | null>(null);
const problem = signal<unknown>(null);

async function loadParts(): Promise<void> {
  problem.value = null;
  try {
    const [parts] = await Promise.all([import("./parts"), loadFullClient()]);
    loaded.value = parts;
  } catch (error) {
    problem.value = error;
  }
}

/**
 * Parts of the table that a running game does not begin with: null until they are loaded.
 * They are loaded at once if they are needed now, and otherwise when the table is shown.
 */
export function useParts(isNeeded: boolean): { parts: Parts | null; problem: unknown } {
  const isMissing = loaded.value === null;
  useEffect(() => {
    if (!isMissing) return;
    if (!isNeeded) return whenQuiet(() => void loadParts());
    void loadParts();
  }, [isNeeded, isMissing]);
  return { parts: loaded.value, problem: problem.value };
}
