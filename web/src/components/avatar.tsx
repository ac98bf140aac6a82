import type { JSX } from "preact";
import type { Player } from "../api/types";

const SKIES = ["#cfe3f2", "#f6dcb4", "#d7e6c0", "#e8d3e6", "#f4cfc4", "#cbe4de"];
const HILLS = ["#7c9a4e", "#b98b3c", "#5b8a72", "#8a7aa0"];
const LIVERIES = ["#0a5fa8", "#b3400f", "#7a2a78", "#0b6b53", "#8a1f3d", "#2b2a40"];
const TOWERS = ["M14 15h12v20H14z", "M8 17h8v18H8zM24 17h8v18h-8z", "M5 21h7v14H5zM28 21h7v14h-7zM16 15h8v20h-8z"];
const WALLS = ["M7 25h26v10H7z", "M12 23h16v12H12z", "M9 26h22v9H9z"];
/** Roofs of each number of towers: pointed, round or with battlements. */
const ROOFS = [
  ["M12.5 15L20 7l7.5 8z", "M13 15q0-7.5 7-7.5T27 15z", "M12.5 15v-4.5h3v2h3v-2h3v2h3v-2h3V15z"],
  ["M6.5 17L12 9l5.5 8zM22.5 17L28 9l5.5 8z", "M7 17q0-6.5 5-6.5t5 6.5zM23 17q0-6.5 5-6.5t5 6.5z", "M7 17v-4h2.5v1.5h1.3v-1.5h2.4v1.5h1.3v-1.5H17v4zM23 17v-4h2.5v1.5h1.3v-1.5h2.4v1.5h1.3v-1.5H33v4z"],
  ["M14.5 15L20 7l5.5 8zM4 21l4.5-6 4.5 6zM27 21l4.5-6 4.5 6z", "M15 15q0-6.5 5-6.5t5 6.5zM4.5 21q0-5 4-5t4 5zM27.5 21q0-5 4-5t4 5z", "M15 15v-4h2.5v1.5h1.3v-1.5h2.4v1.5h1.3v-1.5H25v4zM4.5 21v-3.5h8V21zM27.5 21v-3.5h8V21z"],
];
/** Banners at the top of a pole at 20, 2: pointed, square, swallow-tailed or rounded. */
const BANNERS = ["M20 2l10 3.2-10 3.3z", "M20 2h9.5v6.5H20z", "M20 2h11l-3 3.25 3 3.25H20z", "M20 2h6.5q3.5 0 3.5 3.25t-3.5 3.25H20z"];

interface Props {
  player: Pick<Player, "id" | "avatar">;
  class?: string;
}

/** Drawing of a player: a castle with a banner, derived from the chosen number or else from the id. */
export function Avatar({ player: { id, avatar }, class: className = "" }: Props): JSX.Element {
  const pick = choices(avatar == null ? id : String(avatar));
  const [sky, hill, livery, roofColor] = [pick(SKIES), pick(HILLS), pick(LIVERIES), pick(LIVERIES)];
  const towers = pick([0, 1, 2] as const);
  const roof = pick([0, 1, 2] as const);
  const banner = pick(BANNERS);
  return (
    <svg class={`avatar ${className}`} viewBox="0 0 40 40" aria-hidden="true" dir="ltr">
      <path fill={sky} d="M0 0h40v40H0z" />
      <path fill={hill} d="M0 33q20-7 40 0v7H0z" />
      <g stroke="#3b322a" stroke-width="1.4" stroke-linejoin="round">
        <path d={towers === 1 ? "M20 2v21" : "M20 2v10"} />
        <path fill={livery} d={banner} />
        <path fill="#dccdb2" d={WALLS[towers]} />
        <path fill="#efe4ce" d={TOWERS[towers]} />
        <path fill={roofColor} d={ROOFS[towers]?.[roof]} />
      </g>
      <path fill="#3b322a" d="M17.5 35v-4.5q2.5-3.5 5 0V35z" />
    </svg>
  );
}

/** Returns a function that picks one of the given options by the seed, differently at each call. */
function choices(seed: string): <Option>(options: readonly Option[]) => Option {
  let state = 0x811c9dc5;
  const mix = (value: number) => (state = Math.imul(state ^ value, 0x01000193) >>> 0);
  for (const letter of seed) mix(letter.codePointAt(0) ?? 0);
  return <Option,>(options: readonly Option[]) => {
    mix(options.length);
    return options[(state >>> 13) % options.length] as Option;
  };
}
