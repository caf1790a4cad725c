import type { Answer, Duel, FactKind, Player, Zone } from 'taiki';
import type { Moment, Play, Scenario } from 'taiki/rulings';
import { zoneLines } from 'taiki/rulings';
import type { Host } from '../host.ts';
import { listed, sentenceFor, sentenceForResult } from '../sentences.ts';
import { story } from '../story.ts';
import { wrapped } from '../wrapped.ts';
import { effectText, joining, lanesOf } from './lanes.ts';

const INDENT = '   ';
const FOLD = '    ';
const LABEL = 14;

/** What a choice says by itself, or what only joins up the rest. */
const UNTOLD: ReadonlySet<FactKind> = new Set<FactKind>(['choiceMade', 'deckShuffled', 'duelBegan']);

const ZONES: readonly (readonly [Zone, string])[] = [
  ['battleZone', 'battle zone'],
  ['hand', 'hand'],
  ['manaZone', 'mana'],
  ['shieldZone', 'shields'],
  ['graveyard', 'graveyard'],
  ['hyperspatialZone', 'hyperspatial'],
];

/** Tells a play: the position, what happens, and before each decision what waits on standby. */
export class Narrator {
  readonly #host: Host;
  #told = 0;
  #decisions = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  opening({ plays }: Scenario, play: Play): void {
    const number = plays.length === 1 ? '' : ` ${plays.indexOf(play) + 1} of ${plays.length}`;
    this.#rule(`Play${number}: ${play.name}`, 'bold');
  }

  see({ duel, by, answer }: Moment): void {
    if (this.#decisions === 0 && answer !== undefined) this.#position(duel);
    this.#happened(duel);
    if (answer === undefined) this.#end(duel);
    else if ('until' in by) this.#passed(duel, answer);
    else this.#decision(duel, answer);
  }

  #decision(duel: Duel, answer: Answer): void {
    const { decision, state } = duel;
    if (decision === undefined) return;
    this.#decisions++;
    this.#rule(
      `${this.#decisions} · ${decision.player} ${decision.kind} · ${state} · ${decision.rule}`,
      'blue',
    );
    this.#standby(duel);
    this.#lines('asked', `${decision.player}: ${decision.prompt}`);
    const { palette } = this.#host;
    decision.options.forEach(({ label }, index) => {
      const at = answer.indexOf(index);
      const nth = decision.ordered && answer.length > 1 ? ` (${at + 1})` : '';
      this.#lines('', at < 0 ? `○ ${label}` : `● ${label}${nth}`, at < 0 ? palette.dim : palette.bold);
    });
    if (answer.length === 0) this.#lines('', '● nothing', palette.bold);
  }

  #passed({ decision }: Duel, answer: Answer): void {
    if (decision === undefined) return;
    this.#decisions++;
    const chosen = answer.map((index) => decision.options[index]?.label ?? '').join('; ') || 'nothing';
    this.#host.print(this.#host.palette.dim(`${INDENT}${decision.player} ${decision.kind}: ${chosen}`));
  }

  #end(duel: Duel): void {
    const { decision, state, result } = duel;
    const asked = decision === undefined ? state : `${decision.player} ${decision.kind} · ${state}`;
    this.#rule(result === undefined ? `End: ${asked}` : `End: ${sentenceForResult(result)}`, 'blue');
    if (result === undefined) this.#standby(duel);
    this.#position(duel);
  }

  #happened({ log }: Duel): void {
    const facts = log.slice(this.#told).filter(({ kind }) => !UNTOLD.has(kind));
    this.#told = log.length;
    for (const { fact, more } of story(facts)) this.#fact(fact.rule, sentenceFor(fact, 'all', more));
  }

  #fact(rule: string, text: string): void {
    const { print, palette, columns } = this.#host;
    const number = `(${rule})`;
    const lines = wrapped(text, columns - INDENT.length - number.length - 1);
    lines.forEach((line, index) => {
      const gap = ' '.repeat(Math.max(1, columns - INDENT.length - line.length - number.length));
      print(
        index === 0
          ? `${INDENT}${this.#named(line)}${gap}${palette.dim(number)}`
          : `${INDENT}${INDENT}${line}`,
      );
    });
  }

  #standby(duel: Duel): void {
    const { palette } = this.#host;
    const { resolving } = duel.standby;
    const lanes = lanesOf(duel);
    const coming = joining(duel);
    if (resolving !== undefined) this.#lines('resolving', `${resolving.player} ${effectText(resolving)}`);
    if (coming.length > 0) this.#lines('then joins', listed(coming));
    if (lanes.length === 0) this.#lines('standby', 'nothing waits', palette.dim);
    lanes.forEach(({ player, title, entries }, index) => {
      if (index === 0) this.#lines('standby', `${player} ${title} ← next`, palette.bold);
      else this.#lines('', `${player} ${title}`);
      for (const entry of entries) this.#lines('', `  ${entry}`);
    });
  }

  #position(duel: Duel): void {
    const { turn } = duel.game;
    const { palette } = this.#host;
    this.#lines('position', `turn ${turn.number} of ${turn.active}`, palette.dim);
    for (const player of ['p2', 'p1'] as const) this.#side(duel, player);
  }

  #side(duel: Duel, player: Player): void {
    const zones = ZONES.flatMap(([zone, name]) => {
      const lines = zoneLines(duel, player, zone);
      return lines.length === 0 ? [] : [`${name}: ${listed(lines)}`];
    });
    const deck = duel.game.zones[player].deck.length;
    [...zones, `deck: ${deck}`].forEach((text, index) => {
      this.#lines(index === 0 ? `  ${player}` : '', text);
    });
  }

  /** A line with a label, or without; folded where it is too long. */
  #lines(label: string, text: string, style: (line: string) => string = (line) => line): void {
    const { print, columns } = this.#host;
    const folded = wrapped(text, columns - INDENT.length - LABEL - FOLD.length);
    folded.forEach((line, index) => {
      const margin = `${INDENT}${(index === 0 ? label : '').padEnd(LABEL)}${index === 0 ? '' : FOLD}`;
      print(`${margin}${style(this.#named(line))}`);
    });
  }

  #named(text: string): string {
    const { palette } = this.#host;
    return text.replace(/\bp1\b/g, palette.cyan('p1')).replace(/\bp2\b/g, palette.magenta('p2'));
  }

  #rule(title: string, style: 'bold' | 'blue'): void {
    const { print, palette, columns } = this.#host;
    print('');
    print(palette[style](`── ${title} ${'─'.repeat(Math.max(0, columns - title.length - 4))}`));
  }
}
