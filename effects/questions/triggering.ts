import { type Player, PRIVATE_ZONES, type Zone } from '../../table/nouns.ts';
import type { Ability, Triggered } from '../language/vocabulary.ts';
import { factsOf } from '../state/eventFacts.ts';
import { counterpartOf, type FactBody, isZoneChange, subjectsOfFact } from '../state/facts.ts';
import type { Bindings, Game, World } from '../state/game.ts';
import { printedFaces } from './repertoire.ts';

const triggersOf = new WeakMap<readonly Ability[], readonly Triggered[]>();

const NONE: readonly Triggered[] = [];

/** 112. Slayer is a triggered ability printed as a keyword. */
const SLAYER: Triggered = {
  kind: 'triggered',
  when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
  effect: { do: 'destroy', what: { ref: 'other' } },
};

function asTriggered(ability: Ability): readonly Triggered[] {
  if (ability.kind === 'triggered') return [ability];
  return ability.kind === 'keyword' && ability.name === 'slayer' ? [SLAYER] : NONE;
}

export function triggeredIn(abilities: readonly Ability[]): readonly Triggered[] {
  let found = triggersOf.get(abilities);
  if (found === undefined) {
    found = abilities.flatMap((ability) => asTriggered(ability));
    if (found.length === 0) found = NONE;
    triggersOf.set(abilities, found);
  }
  return found;
}

/** 603.2e. An ability that works in a private zone must be declared, wherever its card is. */
export const needsDeclaration = (ability: Triggered): boolean =>
  ability.from?.some((zone) => PRIVATE_ZONES.has(zone)) ?? false;

/** 110.4. Whether an ability works in a zone. */
export const triggersIn = (ability: Triggered, zone: Zone): boolean =>
  ability.from === undefined ? zone === 'battleZone' : ability.from.includes(zone);

/** Declared abilities of the cards of a duel, by player and by the facts that they wait for. */
const declarableFacts = new WeakMap<
  Game['cards'],
  { readonly [P in Player]: ReadonlySet<FactBody['kind']> }
>();

export function declarable(world: World): { readonly [P in Player]: ReadonlySet<FactBody['kind']> } {
  const known = declarableFacts.get(world.game.cards);
  if (known !== undefined) return known;
  const found = { p1: new Set<FactBody['kind']>(), p2: new Set<FactBody['kind']>() };
  for (const { name, owner } of world.game.cards) {
    const definition = world.pool.get(name);
    if (definition === undefined) continue;
    for (const face of printedFaces(definition)) {
      for (const ability of triggeredIn(face.abilities)) {
        if (needsDeclaration(ability)) for (const kind of factsOf(ability.when)) found[owner].add(kind);
      }
    }
  }
  declarableFacts.set(world.game.cards, found);
  return found;
}

/** The objects that a trigger and its effect can refer to: `that`, `was` and `other`. */
export function bindingsOf(fact: FactBody): Bindings {
  const that = subjectsOfFact(fact);
  const other = counterpartOf(fact);
  if (other !== undefined) return { that, other: [other] };
  return isZoneChange(fact) ? { that, was: [fact.was] } : { that };
}
