import type { Decision, Duel, DuelView, Fact } from 'taiki';
import type { Game } from 'taiki/inspect';
import { cardsOf } from '../../table/links.ts';
import { PLAYERS, type Player, PRIVATE_ZONES, ZONES } from '../../table/nouns.ts';
import { isSeal, lyingIn } from '../../table/seals.ts';
import { mayKnow } from '../../table/view.ts';
import { asShown } from './asShown.ts';
import { idsIn } from './idsIn.ts';
import { agentsFor, playOn } from './starterDuels.ts';

/** What is wrong with the game, regardless of how it got there. */
function tableProblems(game: Game): readonly string[] {
  const { cards, nextId, battle, attack } = game;
  const problems: string[] = [];
  const seen = new Array<number>(cards.length).fill(0);
  const ids = new Set<number>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const object of lyingIn(game, player, zone)) {
        for (const card of cardsOf(object)) {
          seen[card] = (seen[card] ?? 0) + 1;
          if (cards[card]?.owner !== player)
            problems.push(`card ${card} is in a zone of ${player}, who does not own it`);
        }
        if (ids.has(object.id)) problems.push(`two objects have the id ${object.id}`);
        ids.add(object.id);
        if (object.id >= nextId) problems.push(`object ${object.id} has an id that was never assigned`);
        if (object.owner !== player)
          problems.push(`object ${object.id} of ${object.owner} is in a zone of ${player}`);
        if (object.zone !== zone)
          problems.push(`object ${object.id} has zone ${object.zone} but is in ${zone}`);
        if (object.tapped && zone !== 'battleZone' && zone !== 'manaZone')
          problems.push(`object ${object.id} is tapped in ${zone}`);
      }
    }
  }
  seen.forEach((times, card) => {
    if (times !== 1) problems.push(`card ${card} (${cards[card]?.name}) is in ${times} places`);
  });
  for (const id of [...(battle ?? []), ...(attack === undefined ? [] : [attack.attacker])])
    if (id >= nextId) problems.push(`object ${id} attacks or battles, but its id was never assigned`);
  return problems;
}

function decisionProblems({ options, min, max, limits, prompt, rule, kind }: Decision): readonly string[] {
  const problems: string[] = [];
  if (options.length === 0) problems.push('has no options');
  if (!(0 <= min && min <= max && max <= options.length))
    problems.push(`asks for ${min} to ${max} of ${options.length}`);
  if (max === 0) problems.push('allows no option to be chosen');
  if (prompt === '') problems.push('has no prompt');
  if (!/^\d{3}/.test(rule)) problems.push(`has the rule "${rule}"`);
  for (const { label } of options) if (label === '') problems.push('has an option without a label');
  const preferred = (limits?.preferred ?? []).flatMap(({ options: first, over }) => [...first, ...over]);
  for (const index of [...(limits?.required ?? []), ...(limits?.exclusive ?? []).flat(), ...preferred])
    if (!(index in options)) problems.push(`has limits for option ${index}, which does not exist`);
  if ((limits?.required?.length ?? 0) > max) problems.push('requires more than it allows');
  return problems.map((problem) => `${kind} ${problem}`);
}

export const factProblems = (facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) =>
    /^[a-zA-Z]+(\.[a-zA-Z]+)*$/.test(fact.state) && /^\d{3}/.test(fact.rule) ? [] : [JSON.stringify(fact)],
  );

/** 400.2. Where a view does not show exactly what its viewer may know. */
function viewProblems(game: Game, view: DuelView): readonly string[] {
  const problems: string[] = [];
  const { viewer } = view;
  const { cards } = game;
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      const objects = asShown(game, player, zone, viewer);
      const shown = view.zones[player][zone];
      if (shown.length !== objects.length)
        problems.push(`${zone} of ${player} shows ${shown.length} of ${objects.length} cards`);
      objects.forEach((object, index) => {
        const card = shown[index];
        if (card === undefined) return;
        const known = mayKnow(object, viewer);
        if (card.hidden === known)
          problems.push(`${zone} of ${player} ${known ? 'hides a known' : 'shows a hidden'} card`);
        const besides = zone === 'manaZone' ? 'mana' : zone === 'battleZone' ? 'seal' : 'pending';
        if (card.hidden && Object.keys(card).some((key) => key !== 'hidden' && key !== besides))
          problems.push(`a hidden card shows ${JSON.stringify(card)}`);
        if (card.hidden) return;
        const isOpen = !PRIVATE_ZONES.has(zone) || (zone === 'hand' && player === viewer);
        const hasItsId = isOpen ? card.id === object.id : card.id < 0;
        if (!hasItsId || card.name !== cards[object.card]?.name)
          problems.push(`object ${object.id} is shown with another id or name`);
      });
    }
  }
  return problems;
}

/**
 * Ids of hidden objects that a view contains. Chosen shields are public (509.2), and their ids reveal nothing about the cards. Everybody sees
 * which card is turned face down (405.4).
 */
function leakedIds(game: Game, view: DuelView): readonly number[] {
  const hidden = new Set<number>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const object of game.zones[player][zone])
        if (!mayKnow(object, view.viewer) && !isSeal(object)) hidden.add(object.id);
    }
  }
  const { decision: _, ...shown } = view;
  const facts = shown.facts.filter(({ kind }) => kind !== 'cardTurned');
  return idsIn({ ...shown, facts, attack: { ...view.attack, shields: [] } }).filter((id) => hidden.has(id));
}

/** The invariants that are violated at a decision. */
export function problemsAt(duel: Duel): readonly string[] {
  const { game, decision } = duel;
  const views = PLAYERS.map((player: Player) => duel.view(player));
  return [
    ...tableProblems(game),
    ...(decision === undefined ? [] : decisionProblems(decision)),
    ...views.flatMap((view) => viewProblems(game, view)),
    ...views.flatMap((view) =>
      leakedIds(game, view).map((id) => `${view.viewer} sees the id ${id} of a hidden card`),
    ),
  ];
}

/** Plays a duel to its end and lists the violated invariants: at each of the first `watched` decisions, at the end, and in the log. */
export function problemsOfDuel(duel: Duel, seed: number, watched: number): readonly string[] {
  const problems: string[] = [];
  let decisions = 0;
  playOn(duel, agentsFor(seed), ({ id }) => {
    if (decisions++ < watched)
      problems.push(...problemsAt(duel).map((problem) => `decision ${id}: ${problem}`));
  });
  problems.push(...problemsAt(duel), ...factProblems(duel.log));
  if (duel.result === undefined) problems.push('the duel has no result');
  if (duel.log.at(-1)?.kind !== 'duelEnded') problems.push('the log does not end with the end of the duel');
  return problems;
}
