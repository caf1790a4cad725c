import type { Fault } from './fault.ts';
import { faults } from './faults/index.ts';

const arbiter = 'machines/standby/arbiter.ts';
const actions = 'machines/duel/actions.ts';
const runner = 'machines/duel/runner.ts';
const triggers = 'effects/events/happen.ts';
const order = 'effects/actions/choosing/standbyOrder.ts';
const random = 'table/random.ts';
const xoshiro = 'table/xoshiro128.ts';
const view = 'table/view.ts';

/** The names of faults that the scenarios catch too. */
const RULED: readonly string[] = [
  'AP and NAP swapped in the arbiter',
  'no return to AP: later triggers wait for NAP',
  'shield uses do not come first',
  'shield uses of NAP wait for the effects of AP',
  'NAP declares before AP resolves',
  'NAP resolves before declaring',
  'declaring is allowed after resolving',
  'NAP keeps attack opportunities after an early end',
  'an early end removes standby effects of NAP',
  'standby effects survive a skip',
  'the effects of a player resolve in order of arrival',
  'a chosen order ignores new effects',
  'a step ends while effects wait',
  'NAP declares when the event happens',
  'an effect disappears with its source',
  'two simultaneous events trigger once',
  'a trigger interrupts the effect in progress',
  'a replaced event triggers abilities',
  'nothing triggers at the start of the turn',
];

/** Faults only for the properties. */
const planted: readonly Fault[] = [
  {
    name: 'the arbiter keeps the previous active player',
    rule: '101.4',
    file: arbiter,
    find: 'return { active, effects, opportunities };',
    replace: 'return { active: context.active, effects, opportunities };',
  },
  {
    name: 'an effect that begins removes later effects of the opponent',
    rule: '603.3',
    file: arbiter,
    find: 'const effects = context.effects.filter((effect) => effect.id !== id);',
    replace:
      'const effects = context.effects.filter((effect) => effect.id < id || effect.player === begun.player && effect.id !== id);',
  },
  {
    name: 'an effect of AP closes the opportunities of NAP',
    rule: '506.3d',
    file: arbiter,
    find: 'context.opportunities.filter(({ player }) => player !== begun.player);',
    replace: 'context.opportunities.filter(({ player }) => player === begun.player);',
  },
  {
    name: 'one player closes the opportunities of both',
    rule: '506.3d',
    file: arbiter,
    find: 'opportunities: context.opportunities.filter((one) => one.player !== player),',
    replace:
      'opportunities: context.opportunities.filter((one) => one.player === undefined || player === undefined),',
  },
  {
    name: 'opportunities are lost with the next event',
    rule: '506.3d',
    file: arbiter,
    find: 'const all = opened.length === 0 ? context.opportunities : [...context.opportunities, ...opened];',
    replace: 'const all = opened;',
  },
  {
    name: 'opportunities survive a skip',
    rule: '101.4d',
    file: arbiter,
    find: '  effects: [],\n  opportunities: [],',
    replace: '  effects: [],',
  },
  {
    name: 'only strike backs count as shield uses',
    rule: '101.4a',
    file: 'effects/standby/nextOnStandby.ts',
    find: "isBeforeBreak(effect) ? 'beforeBreak' : effect.kind",
    replace:
      "effect.kind === 'shieldUse' && effect.player !== active ? 'shieldUse' : isBeforeBreak(effect) ? 'beforeBreak' : 'ability'",
  },
  {
    name: 'AP is asked in place of NAP',
    rule: '506.3d',
    file: actions,
    find: 'nextFor(opponentOf(game.turn.active), event)',
    replace: 'nextFor(opponentOf(opponentOf(game.turn.active)), event)',
  },
  {
    name: 'the arbiter does not learn that the attack has ended',
    rule: '505.6a',
    file: actions,
    find: 'attackEnded: context.game.attack !== undefined && attackHasEnded(context),',
    replace: 'attackEnded: context.game.attack === undefined && attackHasEnded(context),',
  },
  {
    name: 'earlier triggers are lost when the next procedure ends',
    rule: '603.3',
    file: runner,
    find: 'if (triggered.length > 0) context.triggered = [...context.triggered, ...triggered];',
    replace: 'if (triggered.length > 0) context.triggered = triggered;',
  },
  {
    name: 'the effect ordered last is next',
    rule: '605.1',
    file: actions,
    find: 'const [id, ...order] = Array.isArray(outcome) ? outcome : [];',
    replace: 'const [id, ...order] = Array.isArray(outcome) ? [...outcome].reverse() : [];',
  },
  {
    name: 'no window after a card is used',
    rule: '504.1',
    file: 'machines/duel/turn/main.ts',
    find: `      entry: 'putOrCast',
      always: afterUse.entering,`,
    replace: `      entry: 'putOrCast',
      always: { guard: 'isDone', target: '#duel.turn.main.choosing' },`,
  },
  {
    name: 'no window after a block',
    rule: '507.3',
    file: 'machines/duel/turn/attack/block.ts',
    find: "announcing: afterBlock.announcing('507.3'),",
    replace:
      "announcing: { ...afterBlock.announcing('507.3'), always: { guard: 'isDone', target: '#duel.turn.attack.endOfAttack' } },",
  },
  {
    name: 'no window at the end of the turn',
    rule: '511.1',
    file: 'machines/duel/turn/end.ts',
    find: "announcing: atEnd.announcing('511.1a'),",
    replace: "announcing: { ...atEnd.announcing('511.1a'), always: { guard: 'isDone', target: 'lapsing' } },",
  },
  {
    name: 'only two of several effects are offered',
    rule: '605.1',
    file: order,
    find: 'options: effects.map((effect, index) => {',
    replace: 'options: effects.slice(0, 2).map((effect, index) => {',
  },
  {
    name: 'triggered effects belong to the active player',
    rule: '603.2',
    file: 'effects/events/standbyEffect.ts',
    find: `  if (player === undefined) return;
  putOnStandby(play, {
    player,`,
    replace: `  putOnStandby(play, {
    player: play.game.turn.active,`,
  },
  {
    name: 'abilities of NAP do not trigger',
    rule: '603.2',
    file: triggers,
    find: 'for (const bearer of play.game.zones[player][zone]) triggerFrom(play, play, bearer, fact);',
    replace: 'for (const bearer of play.game.zones[active][zone]) triggerFrom(play, play, bearer, fact);',
  },
  {
    name: 'a creature does not trigger on its own arrival',
    rule: '603.5',
    file: triggers,
    find: 'if (then === play && (bearer.pending || isRestOf(play, bearer, fact))) continue;',
    replace:
      "if (then === play && (bearer.pending || ('object' in fact && fact.kind === 'cardPut' && fact.object === bearer.id))) continue;",
  },
  {
    name: 'a declared effect goes on standby twice',
    rule: '603.2b',
    file: 'effects/events/askDeclarations.ts',
    find: 'declare(play, object, face.name, ability, fact);',
    replace: `declare(play, object, face.name, ability, fact);
    declare(play, object, face.name, ability, fact);`,
  },
  {
    name: 'a misfire is not logged',
    rule: '603.4',
    file: 'effects/actions/resolving.ts',
    find: "    play.note({ kind: 'effectMisfired', ...about, why: why.reason }, why.rule);\n",
    replace: '',
  },
  {
    name: 'an event is replaced twice',
    rule: '609.3',
    file: 'effects/events/planEvents.ts',
    find: "    play.note(fact, '609.1');\n",
    replace: "    play.note(fact, '609.1');\n    play.note({ ...fact }, '609.1');\n",
  },
  {
    name: 'what is done instead of an event is replaced again',
    rule: '101.5',
    file: 'effects/events/replacementCandidate.ts',
    find: '!play.isProtected && requests.some(',
    replace: 'play.clause?.moved === undefined && requests.some(',
  },
  {
    name: 'only the low bits of the seed are used',
    rule: '103.2',
    file: xoshiro,
    find: 'const first = spread((seed >>> 0) + Math.imul(high, 0x85ebca6b));',
    replace: 'const first = spread((seed & 0xff) + Math.imul(high, 0x85ebca6b));',
  },
  {
    name: 'the highest number is never drawn',
    rule: '103.2',
    file: random,
    find: 'return value % count;',
    replace: 'return value % Math.max(1, count - 1);',
  },
  {
    name: 'a shuffle never moves the bottom card',
    rule: '103.2',
    file: random,
    find: 'for (let last = result.length - 1; last > 0; last--) {',
    replace: 'for (let last = result.length - 2; last > 0; last--) {',
  },
  {
    name: 'a shuffle does not advance the generator',
    rule: '701.11a',
    file: 'table/setUp.ts',
    find: `    zones: zonesWith(table.zones, player, zone, [...staying, ...anew]),
    random,`,
    replace: `    zones: zonesWith(table.zones, player, zone, [...staying, ...anew]),
    random: order.length > 0 ? table.random : random,`,
  },
  {
    name: 'the generator uses a wrong shift',
    rule: '103.2',
    file: xoshiro,
    find: 'c ^ (b << 9)',
    replace: 'c ^ (b << 8)',
  },
  {
    name: 'the generator of secret seeds turns words too far',
    rule: '103.2',
    file: 'table/chacha20.ts',
    find: '(x << 7) | (x >>> 25)',
    replace: '(x << 9) | (x >>> 23)',
  },
  {
    name: 'a deck is shuffled as it was listed, also with a secret seed',
    rule: '103.2',
    file: 'engine/duel/newDuel.ts',
    find: "typeof seed === 'number' ? asListed :",
    replace: 'asListed !== undefined ? asListed :',
  },
  {
    name: 'a search shows where the cards of the deck lie',
    rule: '400.2',
    file: 'effects/questions/legality/searchedOrder.ts',
    find: 'if (!isSecret(game.random)) return found;',
    replace: 'if (game.nextId > 0) return found;',
  },
  {
    name: 'the hand of the opponent is visible',
    rule: '400.2',
    file: 'table/zones.ts',
    find: "knownTo: 'owner',",
    replace: "knownTo: 'everybody',",
  },
  {
    name: 'a player sees their own shields',
    rule: '400.2',
    file: view,
    find: 'faceUp || isZoneKnown(zone, owner, viewer)',
    replace: "faceUp || (zone === 'shieldZone' && owner === viewer) || isZoneKnown(zone, owner, viewer)",
  },
  {
    name: 'a player sees their own deck',
    rule: '400.2',
    file: view,
    find: 'faceUp || isZoneKnown(zone, owner, viewer)',
    replace: "faceUp || (zone === 'deck' && owner === viewer) || isZoneKnown(zone, owner, viewer)",
  },
  {
    name: 'a hidden card shows its id',
    rule: '400.2',
    file: view,
    find: 'if (!mayKnow(object, viewer)) return hiddenView(object);',
    replace: 'if (!mayKnow(object, viewer)) return { ...HIDDEN, id: object.id } as CardView;',
  },
];

function ruled(name: string): Fault {
  const fault = faults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault "${name}".`);
  return fault;
}

/** Faults in the arbiter, the windows, the triggers, the generator and the view, each to be found by a property. */
export const propertyFaults: readonly Fault[] = [...RULED.map(ruled), ...planted];
