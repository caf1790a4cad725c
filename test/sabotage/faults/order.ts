import type { Fault } from '../fault.ts';
import { standby } from './standby.ts';

const seenBy = 'test/lockstep/lockstep.test.ts';
const lanes = 'effects/standby/nextOnStandby.ts';
const arbiter = 'machines/standby/arbiter.ts';

const NOTICED_AS_WELL = ['AP and NAP swapped in the arbiter', 'NAP declares before AP resolves'];
const noticedAsWell = standby
  .filter(({ name }) => NOTICED_AS_WELL.includes(name))
  .map(
    ({ expectedBy: _, ...fault }) => ({ ...fault, name: `${fault.name}, in small worlds`, seenBy }) as const,
  );

/** Faults in the order of play, which the naive model notices in small worlds. */
export const order: readonly Fault[] = [
  ...noticedAsWell,
  {
    name: 'what has triggered before a break waits with everything else',
    rule: '509.4',
    file: lanes,
    find: "kind === 'ability' && event === 'shieldsChosen';",
    replace: "kind === 'ability' && event === 'shieldsChosen' && false;",
    seenBy,
  },
  {
    name: 'all that has triggered since a battle by an effect began resolves inside it',
    rule: '101.4d',
    file: 'effects/actions/battle.ts',
    find: "({ event }) => event === 'battleBegan'",
    replace: "({ event }) => event !== ''",
    seenBy,
  },
  {
    name: 'a card that is being used is declared as a strike back',
    rule: '409.1c',
    file: 'effects/actions/shields.ts',
    find: "for (const card of counted(play.game, player, 'hand')) {",
    replace:
      "for (const card of counted(play.game, player, 'hand').concat(play.game.zones[player].hand.filter(({ pending }) => pending))) {",
    seenBy,
  },
  {
    name: 'cards that go to a deck instead lie as they come',
    rule: '401.4',
    file: 'effects/actions/moves.ts',
    find: 'plan.outcomes.length < 2 ? []',
    replace: 'plan.outcomes.length < 99 ? []',
    seenBy,
  },
  {
    name: 'shield uses wait for the effects of AP',
    rule: '101.4a',
    file: lanes,
    find: `  apShieldUse: { side: 'ap', does: 'usesShield', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },
  apBeforeBreak: { side: 'ap', does: 'resolves', rule: '509.4' },
  napBeforeBreak: { side: 'nap', does: 'resolves', rule: '509.4' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },`,
    replace: `  apShieldUse: { side: 'ap', does: 'usesShield', rule: '101.4a' },
  apBeforeBreak: { side: 'ap', does: 'resolves', rule: '509.4' },
  napBeforeBreak: { side: 'nap', does: 'resolves', rule: '509.4' },
  apDeclaration: { side: 'ap', does: 'declares', rule: '506.3b' },
  apEffect: { side: 'ap', does: 'resolves', rule: '101.4a' },
  napShieldUse: { side: 'nap', does: 'usesShield', rule: '101.4a' },`,
    seenBy,
  },
  {
    name: 'the player of an effect closes the opportunities of the other',
    rule: '506.3d',
    file: arbiter,
    find: 'context.opportunities.filter(({ player }) => player !== begun.player);',
    replace: 'context.opportunities.filter(({ player }) => player === begun.player);',
    seenBy,
  },
  {
    name: 'NAP still declares for an attack that has ended',
    rule: '505.6a',
    file: arbiter,
    find: 'attackEnded ? all.filter(',
    replace: 'attackEnded && active === undefined ? all.filter(',
    seenBy,
  },
  {
    name: 'only the first effect can be next',
    rule: '605.1',
    file: 'effects/actions/choosing/standbyOrder.ts',
    find: 'if (allAlike(effects)) return',
    replace: 'if (effects.length > 0) return',
    seenBy,
  },
  {
    name: 'a card in the hand sees the event in which it arrives',
    rule: '110.4g',
    file: 'effects/questions/triggers/declaring.ts',
    find: 'if (seen === undefined) continue;',
    replace:
      'if (seen === undefined && !patternMatches(world, ability.when, fact, scopeOf(player, object.id, face.name))) continue;',
    seenBy,
  },
  {
    name: 'an ability with a limit is used up by a misfire',
    rule: '603.4',
    file: 'effects/actions/resolving.ts',
    find: `  if (why !== undefined) {
    play.note({ kind: 'effectMisfired', ...about, why: why.reason }, why.rule);`,
    replace: `  if (why !== undefined) {
    countUse(play, about, ability);
    play.note({ kind: 'effectMisfired', ...about, why: why.reason }, why.rule);`,
    seenBy,
  },
  {
    name: 'replacement effects of NAP are chosen first',
    rule: '609.8',
    file: 'effects/events/decideReplacements.ts',
    find: '...bothInOrder(play).map(',
    replace: '...[...bothInOrder(play)].reverse().map(',
    seenBy,
  },
  {
    name: 'what triggers before a break by an effect waits until the effect is finished',
    rule: '603.7',
    file: 'effects/words/instructions/breakShields.ts',
    find: '  yield* play.outsideClause(',
    replace: '  if (waiting < 0) yield* play.outsideClause(',
    seenBy,
  },
  {
    name: 'a player declares one card at a time',
    rule: '506.3b',
    file: 'effects/events/askDeclarations.ts',
    find: '    max: candidates.length,',
    replace: '    max: Math.min(1, candidates.length),',
    seenBy,
  },
];
