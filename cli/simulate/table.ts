import type { DuelEnd, Share, Simulation } from 'taiki';
import type { Host } from '../host.ts';
import { spaced } from '../printed/wording.ts';

const number = (value: number): string => value.toLocaleString('en');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

interface Row {
  readonly label: string;
  readonly share: Share;
}

/** The results of a simulation as a text table. */
export function tableOf(
  simulation: Simulation,
  sides: readonly [string, string],
  { palette }: Host,
): readonly string[] {
  const { games, failed, wins, draws, firstPlayerWins, turns, endings, decisions } = simulation;
  const rows: readonly Row[] = [
    { label: sides[0], share: wins.p1 },
    { label: sides[1], share: wins.p2 },
    ...(draws.count === 0 ? [] : [{ label: 'no winner', share: draws }]),
    { label: 'player going first', share: firstPlayerWins },
  ];
  const width = Math.max(...rows.map(({ label }) => label.length));
  const line = ({ label, share: { count, share, low, high } }: Row): string =>
    `${label.padEnd(width)}  ${number(count).padStart(7)}  ${percent(share).padStart(7)}   ${percent(low).padStart(7)} to ${percent(high).padStart(7)}`;
  const ends = Object.entries(endings) as readonly [DuelEnd, number][];
  return [
    palette.bold(`${''.padEnd(width)}  ${'wins'.padStart(7)}  ${''.padStart(7)}   95 % interval`),
    ...rows.map(line),
    '',
    ...(turns === undefined
      ? []
      : [
          `Turns      mean ${rounded(turns.mean)}, median ${rounded(turns.median)}, from ${turns.least} to ${turns.most}`,
          `Ends       ${ends.map(([reason, count]) => `${spaced(reason)} ${number(count)}`).join(', ')}`,
        ]),
    `Decisions  ${number(decisions)}, ${rounded(games === 0 ? 0 : decisions / games)} per duel`,
    ...(failed === 0 ? [] : [palette.red(`Failed     ${number(failed)} of ${number(games)}`)]),
  ];
}
