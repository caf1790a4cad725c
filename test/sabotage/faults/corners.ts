import type { Fault } from '../fault.ts';

const costs = 'effects/questions/costs/costs.ts';
const shields = 'effects/actions/shields.ts';
const characteristics = 'effects/questions/characteristics/characteristics.ts';
const attacks = 'effects/questions/legality/attacks.ts';
const resolving = 'effects/actions/resolving.ts';
const seenBy = 'test/corners/corners.test.ts';

/** Rules that hold in the usual case and are broken where two circumstances meet. */
export const corners: readonly Fault[] = [
  {
    name: 'of several reductions the floor of the one that lies last holds',
    rule: '601.1e',
    file: costs,
    find: '    .toSorted((a, b) => b.atLeast - a.atLeast)\n',
    replace: '',
    seenBy,
  },
  {
    name: 'pending cards of the non-active player stay when the turn is skipped',
    rule: '512.1',
    file: 'effects/steps/turn/end.ts',
    find: 'function pendingCards({ zones }: Game): readonly CardObject[] {\n  const found: CardObject[] = [];\n  for (const player of PLAYERS) {',
    replace:
      'function pendingCards({ zones, turn }: Game): readonly CardObject[] {\n  const found: CardObject[] = [];\n  for (const player of PLAYERS.filter((one) => one === turn.active)) {',
    seenBy,
  },
  {
    name: 'p1 declares first where shields of both players leave at once',
    rule: '101.4a',
    file: shields,
    find: 'const owners = [active, opponentOf(active)].filter(',
    replace:
      "const owners = (active === 'p1' ? [active, opponentOf(active)] : [opponentOf(active), active]).filter(",
    seenBy,
  },
  {
    name: 'a shield trigger that goes to the graveyard instead of the hand is used all the same',
    rule: '113.6',
    file: shields,
    find: "planned.requests.some(({ move }) => move.object === id && move.to === 'hand'),",
    replace: 'planned.requests.some(({ move }) => move.object === id),',
    seenBy,
  },
  {
    name: 'power attacker counts for the blocking creature too',
    rule: '206.4',
    file: characteristics,
    find: '=> game.attack?.attacker === id;',
    replace: '=> game.attack?.attacker === id || game.attack?.blocker === id;',
    seenBy,
  },
  {
    name: 'of several power attackers only the last counts',
    rule: '206.4',
    file: characteristics,
    find: "ability.name === 'powerAttacker')\n        power += amountOf(inner, ability.by, scope);",
    replace: "ability.name === 'powerAttacker')\n        power = base + amountOf(inner, ability.by, scope);",
    seenBy,
  },
  {
    name: 'slayer works in the turn of its player only',
    rule: '115.3',
    file: 'effects/questions/abilities/triggering.ts',
    find: '{ slayer: SLAYER, ',
    replace: "{ slayer: { ...SLAYER, given: { kind: 'turnOf', who: 'you' } }, ",
    seenBy,
  },
  {
    name: 'mach fighter works in later turns',
    rule: '506.1e',
    file: attacks,
    find: "hasKeyword(world, creature, 'machFighter') && wasPutThisTurn(world, creature);",
    replace: "hasKeyword(world, creature, 'machFighter') && world.game.turn.number > 0;",
    seenBy,
  },
  {
    name: 'a guard strike outlasts its turn',
    rule: '112.3',
    file: shields,
    find: "until: 'turn',",
    replace: "until: 'duel',",
    seenBy,
  },
  {
    name: 'a guard strike works without its card',
    rule: '603.4',
    file: shields,
    find: `  if (card === undefined || (card.zone !== 'hand' && use.way !== 'judgmentZ')) return REASONS.notInHand;
  if (use.way === 'guardStrike') {
    yield* play.perform(GUARD_STRIKE, scopeOf(player, card.id, nameOf(play.game, card)));`,
    replace: `  if (use.way !== 'guardStrike' && (card === undefined || (card.zone !== 'hand' && use.way !== 'judgmentZ')))
    return REASONS.notInHand;
  if (use.way === 'guardStrike') {
    const known = card ?? play.game.zones[player].graveyard.at(-1);
    if (known !== undefined)
      yield* play.perform(GUARD_STRIKE, scopeOf(player, known.id, nameOf(play.game, known)));
    return undefined;
  }
  if (card === undefined) return REASONS.notInHand;
  if (use.way === 'guardStrike') {`,
    seenBy,
  },
  {
    name: 'a shield that is spared counts as broken',
    rule: '609.4',
    file: 'effects/events/planEvents.ts',
    find: '(instead !== undefined && !INSTEAD_RULES[instead].letsItHappen)',
    replace:
      "(instead !== undefined && !INSTEAD_RULES[instead].letsItHappen && event.object.zone !== 'shieldZone')",
    seenBy: 'test/rules/thatMany.test.ts',
  },
  {
    name: 'a shield that pays for a strike back was not broken',
    rule: '509.5c',
    file: 'effects/actions/moves.ts',
    find: "if (cause.as === 'cardDiscarded' && cause.brokenBy !== undefined) fact.broken = true;",
    replace: '',
    seenBy: 'test/rules/strikeBack.test.ts',
  },
  {
    name: 'one discarded card pays for two strike backs',
    rule: '112.3b',
    file: shields,
    find: 'for (const { id } of price === undefined ? [card] : [card, price]) {',
    replace: 'for (const { id } of [card]) {',
    seenBy,
  },
  {
    name: 'a galaxyshield is summoned in the turn of the opponent',
    rule: '501.2',
    file: 'effects/language/namedAbilities/galaxyshield.ts',
    find: "when: { event: 'startOfTurn', of: 'you' },\n    given: isLike(self, { faceUp: true }),",
    replace: "when: { event: 'startOfTurn', of: 'any' },\n    given: isLike(self, { faceUp: true }),",
    seenBy,
  },
  {
    name: 'a galaxyshield works face down',
    rule: '603.2e',
    file: 'effects/language/namedAbilities/galaxyshield.ts',
    find: '    given: isLike(self, { faceUp: true }),\n',
    replace: '',
    seenBy,
  },
  {
    name: 'any shield keeps a shield force going',
    rule: '110.4f',
    file: characteristics,
    find: 'some(({ id }) => id === object.attachedTo);',
    replace: 'some(() => object.attachedTo !== undefined);',
    seenBy,
  },
  {
    name: 'charger works in the turn of its player only',
    rule: '409.2b',
    file: 'effects/actions/using.ts',
    find: "const to = faceDown || has('charger') ? 'manaZone' : 'graveyard';",
    replace: `const own = object.owner === play.game.turn.active;
  const to = own && has('charger') ? 'manaZone' : 'graveyard';`,
    seenBy,
  },
  {
    name: 'the first of several replacements is used unasked',
    rule: '609.8',
    file: 'effects/events/decideReplacements.ts',
    find: '  if (first === undefined) return undefined;\n  const { player } = first;',
    replace:
      '  if (first === undefined || !first.replacement.may) return first;\n  const { player } = first;',
    seenBy,
  },
  {
    name: 'a replacement made for a turn outlasts it',
    rule: '511.2',
    file: 'effects/steps/turn/end.ts',
    find: 'remaining(game.lasting, (lasting) => !endsWithTurn(lasting, game.turn)),',
    replace:
      'remaining(game.lasting, (lasting) => lasting.replacement !== undefined || !endsWithTurn(lasting, game.turn)),',
    seenBy,
  },
  {
    name: 'a skip leaves the effects of the other player on standby',
    rule: '101.4d',
    file: 'machines/standby/arbiter.ts',
    find: '  effects: [],\n  opportunities: [],',
    replace:
      '  effects: context.effects.filter(({ player }) => player !== context.active),\n  opportunities: [],',
    seenBy,
  },
  {
    name: 'a field that is upside down is turned again',
    rule: '701.28a',
    file: 'effects/words/instructions/flip.ts',
    find: 'if (object === undefined || object.flipped) return { performed: false, scope };',
    replace: 'if (object === undefined) return { performed: false, scope };',
    seenBy,
  },
  {
    name: 'a limit per attack holds for the whole turn',
    rule: '112.3c',
    file: resolving,
    find: "const since = limit.per === 'attack' ? facts.slice(Math.max(0, attacks)) : facts;",
    replace: 'const since = attacks < -1 ? [] : facts;',
    seenBy,
  },
  {
    name: 'a restriction in the trigger clause is tested again on resolution',
    rule: '603.2',
    file: resolving,
    find: '  if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {',
    replace: `  const { condition = ability.given } = ability;
  if (condition !== undefined && !holds(world, condition, scopeOfEffect(effect))) {`,
    seenBy,
  },
  {
    name: 'a declared card works from any zone',
    rule: '603.2f',
    file: resolving,
    find: '.find((object) => object.card === card && worksFrom(world, ability, object));',
    replace: '.find((object) => object.card === card && ability !== undefined);',
    seenBy,
  },
];
