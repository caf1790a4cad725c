import type { Fault } from '../fault.ts';

const costs = 'effects/questions/costs/costs.ts';
const use = 'effects/actions/using.ts';

/** 112, 601. Using cards and paying for them. */
export const using: readonly Fault[] = [
  {
    name: 'abyss rush follows a summoning from the hand',
    rule: '601.1a',
    file: 'effects/words/events/put.ts',
    find: 'if (pattern.from !== undefined && fact.from !== pattern.from) return false;',
    replace: '',
    seenBy: 'test/rules/abyssRush.test.ts',
  },
  {
    name: 'abyss rush attacks players despite a ban',
    rule: '101.2',
    file: 'effects/language/namedAbilities/abyssRush.ts',
    find: 'attackPlayersAtOnce',
    replace: 'attackPlayersRegardless',
    seenBy: 'test/rules/abyssRush.test.ts',
  },
  {
    name: 'an effect is paid with mana of any civilization',
    rule: '112.2',
    file: 'effects/words/instructions/payMana.ts',
    find: 'canPay(world, scope.player, numberOf(world, count, scope), of)',
    replace: 'canPay(world, scope.player, numberOf(world, count, scope), of.slice(of.length))',
    seenBy: 'test/rules/abyssRush.test.ts',
  },
  {
    name: 'a card that an effect has had paid for counts as not paid for',
    rule: '601.1a',
    file: 'effects/words/instructions/use.ts',
    find: "payment: effect.paid ? 'mana' : 'unpaid',",
    replace: "payment: effect.paid ? 'unpaid' : 'unpaid',",
    seenBy: 'test/rules/abyssRush.test.ts',
  },
  {
    name: 'more mana than the cost may be tapped',
    rule: '112.2',
    file: costs,
    find: 'pick(0, needed, untapped);',
    replace: 'pick(0, needed, untapped);\n  pick(0, needed + 1, untapped);',
  },
  {
    name: 'less mana than the cost may be tapped',
    rule: '112.2',
    file: costs,
    find: 'const least = Math.max(0, left - others);',
    replace: 'const least = 0;',
    seenBy: 'test/rules/payment.test.ts',
  },
  {
    name: 'one mana card pays for two civilizations',
    rule: '112.2a',
    file: costs,
    find: 'counts[index] = count - 1;\n      const paid = paysEach',
    replace: 'counts[index] = count;\n      const paid = paysEach',
  },
  {
    name: 'tapped mana can pay',
    rule: '112.2',
    file: costs,
    find: 'if (card.tapped || (card.pending',
    replace: 'if ((card.pending',
  },
  {
    name: 'cost increases and reductions are ignored',
    rule: '601.1e',
    file: costs,
    find: 'const by = amountOf(world, effect.by, scope);',
    replace: 'const by = effect.atLeast < 0 ? amountOf(world, effect.by, scope) : 0;',
    expectedBy: ['US-008'],
  },
  {
    name: 'a cost reduction ignores its minimum',
    rule: '601.1e',
    file: costs,
    find: 'Math.max(left + by, Math.min(left, atLeast))',
    replace: 'Math.max(left + by, atLeast < 0 ? atLeast : 0)',
    seenBy: 'test/rules/payment.test.ts',
  },
  {
    name: 'the lowest of several minimums is applied first',
    rule: '601.1e',
    file: costs,
    find: 'b.atLeast - a.atLeast',
    replace: 'a.atLeast - b.atLeast',
    seenBy: 'test/rules/reductions.test.ts',
  },
  {
    name: 'a card is not revealed when its use is declared',
    rule: '601.1a',
    file: 'effects/steps/turn/main.ts',
    find: "{ kind: 'useDeclared', player: use.player,",
    replace: "{ kind: 'cardLookedAt', by: use.player, player: use.player,",
    expectedBy: ['US-005'],
  },
  {
    name: 'a card is not pending while it is used',
    rule: '409.1',
    file: 'effects/steps/turn/main.ts',
    find: 'play.change([card.id], { pending: true });',
    replace: 'play.change([card.id], { pending: false });',
  },
  {
    name: 'an unpayable alternative cost may be chosen',
    rule: '601.1a',
    file: 'effects/steps/turn/paidUses.ts',
    find: 'return canPayInFull(then, effect, scope);',
    replace: 'return then.pool.size > 0 || canPayInFull(then, effect, scope);',
  },
  {
    name: 'a card can pay its own alternative cost',
    rule: '409.1c',
    file: 'effects/steps/turn/paidUses.ts',
    find: 'const then = worldWithPending(world, object);',
    replace: 'const then = world;',
  },
  {
    name: 'using a card triggers nothing',
    rule: '601.1g',
    file: 'machines/duel/turn/main.ts',
    find: "entry: 'payCost', always: { guard: 'isDone', target: 'announcing' } },",
    replace: "entry: 'payCost', always: { guard: 'isDone', target: 'choosingBase' } },",
  },
  {
    name: 'use without paying does not count as use',
    rule: '112.3g',
    file: use,
    find: '  yield* announceUse(play, object, face, payment, through, player);\n  const used = yield* finishUse(',
    replace: '  const used = yield* finishUse(',
    expectedBy: ['US-002'],
  },
  {
    name: 'a spell goes to the graveyard before it resolves',
    rule: '605.2f',
    file: use,
    find: `  for (const ability of face.abilities) {
    if (ability.kind === 'spell') yield* play.perform(ability.effect, scope);
  }
  const still = play.find(object.id);`,
    replace: `  const still = play.find(object.id);
  if (still !== undefined) yield* moveTogether(play, [request(still, 'graveyard', 'cardMoved', '605.2f')]);
  for (const ability of face.abilities) {
    if (ability.kind === 'spell') yield* play.perform(ability.effect, scope);
  }`,
    expectedBy: ['TR-023'],
  },
  {
    name: 'the instructions of an effect are followed in reverse order',
    rule: '605.2c',
    file: 'effects/words/following.ts',
    find: 'for (const one of effects) {',
    replace: 'for (const one of [...effects].reverse()) {',
    expectedBy: ['SB-024'],
  },
  {
    name: 'charger is ignored',
    rule: '409.2b',
    file: use,
    find: "faceDown || has('charger') ? 'manaZone' : 'graveyard';",
    replace: "faceDown ? 'manaZone' : 'graveyard';",
    seenBy: 'test/rules/payment.test.ts',
  },
  {
    name: 'a misfire puts the card into the graveyard',
    rule: '101.3',
    file: use,
    find: 'if (became === undefined) endPending(play, object.id);',
    replace:
      "if (became === undefined) yield* moveTogether(play, [request(pending, 'graveyard', 'cardMoved', '605.2f')]);",
  },
  {
    name: 'a forbidden put puts the card into the graveyard',
    rule: '101.3',
    file: 'effects/words/instructions/put.ts',
    find: 'if (became === undefined) endPending(play, object.id);',
    replace:
      "if (became === undefined) yield* moveTogether(play, [request(now, 'graveyard', 'cardMoved', '605.2f')]);",
    expectedBy: ['DU-021'],
  },
  {
    name: 'a creature put by an effect counts as summoned',
    rule: '301.2',
    file: 'effects/words/instructions/put.ts',
    find: "const { attempted, became } = yield* putIntoBattleZone(play, now, {\n      how: 'effect',",
    replace: "const { attempted, became } = yield* putIntoBattleZone(play, now, {\n      how: 'summoned',",
    expectedBy: ['DU-021'],
  },
  {
    name: 'an evolution creature needs no base',
    rule: '801.1a',
    file: 'effects/questions/costs/uses.ts',
    find: 'if (face.evolution !== undefined && !hasBase(world, player, object, face))',
    replace: 'if (face.evolution !== undefined && hasBase === undefined)',
  },
  {
    name: 'a cost is reduced below the number of civilizations',
    rule: '112.2',
    file: costs,
    find: 'Math.max(cost, civilizations.length);',
    replace: 'Math.max(cost, civilizations.length * 0);',
    seenBy: 'test/rules/payment.test.ts',
  },
];
