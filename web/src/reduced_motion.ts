/** Matches if the player prefers reduced motion. */
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
