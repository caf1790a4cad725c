import type { Fault } from '../fault.ts';

const interpreter = 'effects/interpreter/perform.ts';
const putting = 'effects/actions/instructions/putting.ts';

/** 605, 609, 703. Effects in progress, replacement, state-based actions. */
export const resolving: readonly Fault[] = [
  {
    name: 'a creature that must be chosen by the opponent binds its own player',
    rule: '605.2b',
    file: 'effects/questions/mustBeChosen.ts',
    find: "effect.kind === 'mustBeChosen' && isPlayer(effect.by, chooser, scope.player)",
    replace: "effect.kind === 'mustBeChosen'",
  },
  {
    name: 'others are offered where creatures that must be chosen leave no room for them',
    rule: '605.2b',
    file: 'effects/actions/targets.ts',
    find: 'if (first.length >= wanted) return over;',
    replace: '',
  },
  {
    name: 'a trigger interrupts the effect in progress',
    rule: '101.4d',
    file: interpreter,
    find: '  const result = yield* follow(play, effect, scope);',
    replace: '  const result = yield* follow(play, effect, scope);\n  yield* resolveNested(play, 0);',
    imports: "import { resolveNested } from '../actions/resolving.ts';",
    expectedBy: ['SB-010', 'TR-004'],
  },
  {
    name: 'no state-based actions during an effect',
    rule: '111.2d',
    file: interpreter,
    find: 'if (!Object.hasOwn(COMPOUND, effect.do)) yield* play.outsideClause(stateBasedActions(play));',
    replace: '',
    seenBy: 'test/rules/stateBased.test.ts',
  },
  {
    name: 'a creature with power 0 is not destroyed',
    rule: '703.4c',
    file: 'effects/actions/stateBased.ts',
    find: '(powerOf(play, creature) ?? 1) <= 0',
    replace: 'powerOf(play, creature) === undefined',
    expectedBy: ['TR-007'],
  },
  {
    name: 'a replaced event triggers abilities',
    rule: '609.4',
    file: 'effects/events/replacements.ts',
    find: 'const { moveKind } = ZONE_FACTS[to];',
    replace: 'const { as: moveKind } = request;',
    expectedBy: ['TR-025', 'TR-040'],
  },
  {
    name: 'replacement effects do nothing',
    rule: '609.1',
    file: 'effects/events/replacements.ts',
    find: '  if (candidates.length === 0) return unreplaced(requests);',
    replace: '  if (candidates.length >= 0) return unreplaced(requests);',
    expectedBy: ['TR-026'],
  },
  {
    name: 'replacement effects of NAP come first',
    rule: '609.8',
    file: 'effects/events/replacements.ts',
    find: '...[active, opponentOf(active)].map(',
    replace: '...[opponentOf(active), active].map(',
    seenBy: 'test/rules/replacement.test.ts',
  },
  {
    name: 'what is done instead is replaced again',
    rule: '101.5',
    file: 'effects/events/replacements.ts',
    find: '  if (clause !== undefined)\n',
    replace: '  if (clause?.moved !== undefined)\n',
    seenBy: 'test/rules/substitutes.test.ts',
  },
  {
    name: 'what is done instead happens after the event',
    rule: '609.9',
    file: 'effects/events/substitute.ts',
    find: '  if (!isWaiting(play)) return undefined;',
    replace: '  yield* awaitEvent(play, []);\n  if (!isWaiting(play)) return undefined;',
    seenBy: 'test/rules/substitutes.test.ts',
  },
  {
    name: 'what follows what is done instead cannot be replaced',
    rule: '101.5a',
    file: 'effects/interpreter/perform.ts',
    find: '  play.clause = undefined;\n  return result;',
    replace: '  return result;',
    seenBy: 'test/rules/substitutes.test.ts',
  },
  {
    name: 'what cannot be done is done instead',
    rule: '609.4',
    file: 'effects/events/replacements.ts',
    find: 'return canBeDone(play, instead.effect, { ...scope, bound }, claimed);',
    replace: 'return true;',
    seenBy: 'test/rules/substitutes.test.ts',
  },
  {
    name: 'a shield trigger is declared though its shield goes elsewhere',
    rule: '113.6',
    file: 'effects/actions/shields.ts',
    find: "move.object === id && move.to === 'hand' && insteadOf === play.clause?.occurrence,",
    replace: 'move.object === id || insteadOf !== play.clause?.occurrence,',
    seenBy: 'test/rules/substitutes.test.ts',
  },
  {
    name: '"if you do" depends on the result instead of the attempt',
    rule: '101.3a',
    file: 'effects/actions/instructions/moving.ts',
    find: `    '701.3a',
  );
  return {
    performed: objects.length > 0,`,
    replace: `    '701.3a',
  );
  return {
    performed: happened.length > 0,`,
    expectedBy: ['TR-028'],
  },
  {
    name: 'cards used together are not pending first',
    rule: '409.1e',
    file: putting,
    find: 'if (objects.length > 1) yield* makePending(play, objects);',
    replace: '',
    expectedBy: ['SB-002'],
  },
  {
    name: 'cards used together are all used before the first resolves',
    rule: '409.1e',
    file: 'effects/actions/using.ts',
    find: `  yield* announceUse(play, object, face, 'unpaid');
  const used = yield* finishUse(`,
    replace: `  const said = ((play as { said?: Set<number> }).said ??= new Set<number>());
  for (const other of [object, ...play.game.zones[player].deck.filter(({ pending }) => pending)]) {
    if (said.has(other.id)) continue;
    said.add(other.id);
    yield* announceUse(play, other, other.id === object.id ? face : faceAt(play, other, 0), 'unpaid');
  }
  const used = yield* finishUse(`,
    expectedBy: ['SB-019'],
  },
  {
    name: 'the order of cards used together is not chosen',
    rule: '409.1e',
    file: 'effects/actions/handlingOrder.ts',
    find: 'const isSettled = player === chooser || areAlike(play, coming);',
    replace: 'const isSettled = coming.length > 0;',
    expectedBy: ['SB-041'],
  },
  {
    name: 'cards that are put are chosen in no order',
    rule: '409.1f',
    file: 'effects/actions/targets.ts',
    find: 'const promptInOrder = max > 1 ? inOrder(reachable) : undefined;',
    replace: 'const promptInOrder = max < 0 ? inOrder(reachable) : undefined;',
    seenBy: 'test/rules/handlingOrder.test.ts',
  },
  {
    name: 'state-based actions wait until all cards of an effect are put',
    rule: '703.3',
    file: putting,
    find: `      if (effect.blocking) takeAttack(play, became);
    }
    yield* stateBasedActionsBetween(play);`,
    replace: `      if (effect.blocking) takeAttack(play, became);
    }`,
    seenBy: 'test/rules/handlingOrder.test.ts',
  },
  {
    name: 'state-based actions wait for the text of a card that an effect uses',
    rule: '409.1c',
    file: 'effects/actions/using.ts',
    find: `  yield* stateBasedActionsBetween(play);
  yield* announceUse(`,
    replace: '  yield* announceUse(',
    seenBy: 'test/rules/handlingOrder.test.ts',
  },
  {
    name: 'conditions of static abilities are read from printed values',
    rule: '605.2d',
    file: 'effects/questions/settleConditions.ts',
    find: 'if (areSame(met, next)) return reading.inForce;',
    replace: 'if (areSame(met, next) || met.length === 0) return reading.inForce;',
    seenBy: 'test/rules/conditionsOfStatics.test.ts',
  },
  {
    name: 'cards that are looked at are drawn by what is cast out of them',
    rule: '605.4',
    file: 'effects/play/play.ts',
    find: 'if (seen !== undefined) this.setAside = new Set([...setAside, ...seen]);',
    replace: 'if (seen === undefined) this.setAside = setAside;',
    seenBy: 'test/rules/setAside.test.ts',
  },
  {
    name: 'triggers of a battle during an effect wait',
    rule: '101.4e',
    file: 'effects/actions/battle.ts',
    find: 'yield* resolveNested(play, waiting);',
    replace: 'if (waiting < 0) yield* resolveNested(play, waiting);',
    seenBy: 'test/rules/battle.test.ts',
  },
  {
    name: 'power attacker always applies',
    rule: '110.3d',
    file: 'effects/questions/characteristics.ts',
    find: 'const isAttacking = world.game.attack?.attacker === object.id;',
    replace: 'const isAttacking = object !== undefined;',
    expectedBy: ['TR-024'],
  },
  {
    name: 'shield force works without its shield',
    rule: '603.5d',
    file: 'effects/questions/characteristics.ts',
    find: 'game.zones[object.owner].shieldZone.some(({ id, pending }) => id === object.attachedTo && !pending);',
    replace: 'game.zones[object.owner] !== undefined && object.attachedTo !== undefined;',
    seenBy: 'test/rules/shieldForce.test.ts',
  },
  {
    name: '"enters tapped" is ignored',
    rule: '603.5d',
    file: 'effects/actions/using.ts',
    find: 'tapped: how.tapped ?? entersTapped(play, object, face),',
    replace: 'tapped: how.tapped ?? (entersTapped(play, object, face) && false),',
    seenBy: 'test/rules/enteringTapped.test.ts',
  },
  {
    name: 'state-based actions are performed one by one',
    rule: '703.3',
    file: 'effects/actions/stateBased.ts',
    find: "yield* destroyTogether(play, powerless, '703.4c');",
    replace: "yield* destroyTogether(play, powerless.slice(0, 1), '703.4c');",
    seenBy: 'test/rules/stateBased.test.ts',
  },
  {
    name: 'cards put by one effect are not pending first',
    rule: '409.1f',
    file: putting,
    find: 'yield* makePending(play, coming);',
    replace: '',
    seenBy: 'test/rules/puttingByEffect.test.ts',
  },
  {
    name: 'amounts of a lasting effect are recalculated',
    rule: '608.2',
    file: 'effects/actions/instructions/lasting.ts',
    find: 'return { ...one, by: amountOf(play, one.by, scope) };',
    replace: 'return one;',
    seenBy: 'test/rules/lastingEffects.test.ts',
  },
];
