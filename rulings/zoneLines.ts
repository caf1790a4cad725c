import type { Duel } from '../engine/duel/duel.ts';
import type { Player, Zone } from '../table/nouns.ts';
import { isSeal, lyingIn } from '../table/seals.ts';
import { ExpectationError } from './errors.ts';
import { ENGLISH_NARRATION, type NarrationTexts } from './narrationTexts.ts';
import type { PlayerEnd, ZoneEnd } from './scenario.ts';

/** The zones of which an end can give the number of cards only. */
export const COUNTED = { manaCount: 'manaZone', shieldCount: 'shieldZone', deckCount: 'deck' } as const;

/** Zones whose order matters. */
const ORDERED: ReadonlySet<string> = new Set<Zone>(['deck', 'shieldZone']);

const FILLER = /^((Light|Water|Darkness|Fire|Nature) )?Filler$/;

/** The cards of a zone, each with its non-default properties: `Redzone, Roaring Invasion (tapped, over The Red, Lightning Sonic)`. */
export function zoneLines(
  { game }: Duel,
  player: Player,
  zone: Zone,
  { name, marks: said }: Pick<NarrationTexts, 'name' | 'marks'> = ENGLISH_NARRATION,
): readonly string[] {
  const { cards, ignored, zones } = game;
  const nameOf = (card: number | undefined) => (card === undefined ? '?' : name(cards[card]?.name ?? '?'));
  const bearer = (id: number) =>
    [...zones.p1.battleZone, ...zones.p2.battleZone, ...(ignored ?? [])].find((one) => one.id === id);
  return lyingIn(game, player, zone).map((object) => {
    const { card, under, links = [], tapped, faceUp, faceDown, pending, attachedTo } = object;
    const onto = attachedTo === undefined ? undefined : bearer(attachedTo);
    const marks = [
      ...(tapped ? [said.tapped] : []),
      ...(pending ? [said.pending] : []),
      ...(faceUp && zone === 'shieldZone' ? [said.faceUp] : []),
      ...(faceDown && !isSeal(object) ? [said.faceDown] : []),
      ...(onto === undefined
        ? []
        : [isSeal(object) ? said.sealOn(nameOf(onto.card)) : said.with(nameOf(onto.card))]),
      ...(links.length > 0 ? [said.linkedWith(links.map((link) => nameOf(link.card)))] : []),
      ...(under.length > 0 ? [said.over(under.map(nameOf))] : []),
    ];
    return marks.length === 0 ? nameOf(card) : said.marked(nameOf(card), marks);
  });
}

const shown = (lines: readonly string[]): string => (lines.length === 0 ? 'nothing' : lines.join(' | '));

function zoneProblem(
  where: string,
  zone: string,
  found: readonly string[],
  wanted: ZoneEnd,
): string | undefined {
  if (typeof wanted === 'number') {
    const fillers = found.length === wanted && found.every((line) => FILLER.test(line));
    return fillers
      ? undefined
      : `${where}: expected exactly ${wanted} ${wanted === 1 ? 'filler' : 'fillers'}, found ${shown(found)}`;
  }
  const settled = (lines: readonly string[]) => (ORDERED.has(zone) ? [...lines] : [...lines].sort());
  const same = JSON.stringify(settled(found)) === JSON.stringify(settled(wanted));
  return same ? undefined : `${where}: expected ${shown(wanted)}, found ${shown(found)}`;
}

/** The differences between a player's zones and the expected ones. */
export function zoneProblems(duel: Duel, player: Player, end: Partial<PlayerEnd>): readonly string[] {
  const { manaCount, shieldCount, deckCount, ...zones } = end;
  const counts = { manaCount, shieldCount, deckCount };
  const lines = Object.entries(zones).flatMap(
    ([zone, wanted]) =>
      zoneProblem(`${player} ${zone}`, zone, zoneLines(duel, player, zone as Zone), wanted) ?? [],
  );
  const sizes = Object.entries(COUNTED).flatMap(([count, zone]) => {
    const wanted = counts[count as keyof typeof COUNTED];
    const found = duel.game.zones[player][zone].length;
    return wanted === undefined || wanted === found
      ? []
      : [`${player} ${count}: expected ${wanted}, found ${found}`];
  });
  return [...lines, ...sizes];
}

/**
 * Asserts the zones of one player. Zones left out are not compared.
 * @throws {ExpectationError} naming each zone that differs, with what was expected and what was found.
 */
export function assertZones(duel: Duel, player: Player, expected: Partial<PlayerEnd>): void {
  const problems = zoneProblems(duel, player, expected);
  if (problems.length > 0) throw new ExpectationError(problems.join('\n  '));
}
