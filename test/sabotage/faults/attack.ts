import type { Fault } from '../fault.ts';

/** 505 to 510, 113, 115. Attack, block, battle, shields. */
export const attack: readonly Fault[] = [
  {
    name: 'a creature that must attack is tapped for a tap ability',
    rule: '506.1b',
    file: 'effects/questions/tapAbilities.ts',
    find: "return attacks.some((attack) => mustAttack(world, attack)) ? refuse('506.1b', 'it must attack') : undefined;",
    replace: 'return undefined;',
    seenBy: 'test/rules/tapAbilities.test.ts',
  },
  {
    name: 'a creature that cannot attack is tapped for a tap ability',
    rule: '602.3a',
    file: 'effects/questions/tapAbilities.ts',
    find: "if (attacks.length === 0) return refuse('602.3a', 'it could not attack');",
    replace: '',
    seenBy: 'test/rules/tapAbilities.test.ts',
  },
  {
    name: 'a shield that a creature has broken itself sets off its turbo rush',
    rule: '701.14a',
    file: 'effects/questions/keywordConditions.ts',
    find: "by: { of: 'you', filter: { type: 'creature', other: true } }",
    replace: "by: { of: 'you', filter: { type: 'creature' } }",
    seenBy: 'test/rules/grantingKeywords.test.ts',
  },
  {
    name: 'an attack continues without its attacking creature',
    rule: '505.6a',
    file: 'effects/questions/attacks.ts',
    find: 'if (inBattleZone(game, attack.attacker) === undefined) return true;',
    replace: '',
    expectedBy: ['DU-068'],
  },
  {
    name: 'an attack continues without the attacked creature',
    rule: '505.6a',
    file: 'effects/questions/attacks.ts',
    find: "!attack.blocked && 'creature' in attack.target && inBattleZone(game, attack.target.creature) === undefined",
    replace: 'false',
    expectedBy: ['DU-069'],
  },
  {
    name: 'an attacking creature that can no longer attack ends the attack',
    rule: '505.6a',
    file: 'effects/questions/attacks.ts',
    find: `export function attackHasEnded({ game }: World): boolean {
  const { attack } = game;
  if (attack === undefined || attack.ended) return true;`,
    replace: `export function attackHasEnded(world: World): boolean {
  const { game } = world;
  const { attack } = game;
  if (attack === undefined || attack.ended) return true;
  const banned = inBattleZone(game, attack.attacker);
  if (banned !== undefined && objectBan(world, banned, 'attack', { target: 'player' }) !== undefined) return true;`,
    expectedBy: ['DU-067'],
  },
  {
    name: 'the attacking creature is not tapped',
    rule: '506.1',
    file: 'effects/steps/turn/attack/declaration.ts',
    find: "yield* setTapped(play, [creature], 'tapped', '506.1').triggers;",
    replace: '',
  },
  {
    name: 'attack triggers wait until the end of the attack',
    rule: '506.3',
    file: 'machines/duel/turn/attack/declaration.ts',
    find: `      entry: 'declareAttack',
      always: afterDeclaration.entering,`,
    replace: `      entry: 'declareAttack',
      always: { guard: 'isDone', target: '#duel.turn.attack.block' },`,
    expectedBy: ['TR-021'],
  },
  {
    name: 'a creature without blocker may block',
    rule: '507.1a',
    file: 'effects/questions/attacks.ts',
    find: `if (!hasKeyword(world, blocker, 'blocker')) return refuse('507.1a', 'it does not have "blocker"');`,
    replace: '',
  },
  {
    name: 'a tapped creature may block',
    rule: '507.1a',
    file: 'effects/questions/attacks.ts',
    find: "if (blocker.tapped) return refuse('507.1a', 'it is tapped');",
    replace: '',
  },
  {
    name: 'the attacked creature may block for itself',
    rule: '507.1b',
    file: 'effects/questions/attacks.ts',
    find: "('creature' in attack.target && attack.target.creature === blocker.id)",
    replace: "('creature' in attack.target && attack.target.creature === attack.attacker)",
    seenBy: 'test/rules/block.test.ts',
  },
  {
    name: '"cannot be blocked" is ignored',
    rule: '507.1a',
    file: 'effects/questions/attacks.ts',
    find: "return objectBan(world, blocker, 'block') ?? objectBan(world, attacker, 'beBlocked', { other: blocker });",
    replace: "return objectBan(world, blocker, 'block');",
  },
  {
    name: '"cannot block" is ignored',
    rule: '507.1a',
    file: 'effects/questions/attacks.ts',
    find: "return objectBan(world, blocker, 'block') ?? objectBan(",
    replace: 'return objectBan(',
  },
  {
    name: 'the blocking creature is not tapped',
    rule: '507.1c',
    file: 'effects/steps/turn/attack/block.ts',
    find: "yield* setTapped(play, [creature], 'tapped', '507.1c').triggers;",
    replace: '',
  },
  {
    name: 'the first of several blockers blocks',
    rule: '507.2c',
    file: 'effects/steps/turn/attack/block.ts',
    find: 'blocked: true, blocker: creature.id',
    replace: 'blocked: true, blocker: attack.blocker ?? creature.id',
  },
  {
    name: 'only one blocker may be declared',
    rule: '507.1',
    file: 'effects/state/profile.ts',
    find: "blockers: 'any',\n});",
    replace: "blockers: 'one',\n});",
  },
  {
    name: '"must block" is ignored',
    rule: '507.1',
    file: 'effects/steps/turn/attack/block.ts',
    find: 'const obliged = able.filter((creature) => mustBlock(play, creature));',
    replace: 'const obliged = able.filter((creature) => mustBlock(play, creature) && creature.id < 0);',
    seenBy: 'test/rules/block.test.ts',
  },
  {
    name: 'an attack becomes unblocked when the blocker leaves',
    rule: '507.1d',
    file: 'effects/questions/attacks.ts',
    find: "game.attack !== undefined && !game.attack.blocked && 'player' in game.attack.target;",
    replace:
      "game.attack !== undefined && (game.attack.blocker === undefined || inBattleZone(game, game.attack.blocker) === undefined) && 'player' in game.attack.target;",
  },
  {
    name: '"is not blocked" triggers on a blocked attack',
    rule: '507.3c',
    file: 'effects/steps/turn/attack/block.ts',
    find: 'if (blocking === undefined) {',
    replace: 'if (attacking !== undefined) {',
  },
  {
    name: 'blocking triggers nothing',
    rule: '507.3b',
    file: 'effects/steps/turn/attack/block.ts',
    find: "[{ kind: 'creatureBlocked', ...play.about(blocking), attacker }, '507.3b'],",
    replace: '',
  },
  {
    name: 'both creatures win a battle of equal power',
    rule: '115.3b',
    file: 'effects/actions/battle.ts',
    find: 'return Math.max(0, powerOf(play, creature) ?? 0) > Math.max(',
    replace: 'return Math.max(0, powerOf(play, creature) ?? 0) >= Math.max(',
    expectedBy: ['TR-010'],
  },
  {
    name: 'a creature without an opponent in battle is destroyed',
    rule: '115.3a',
    file: 'effects/actions/battle.ts',
    find: '  if (a === undefined || b === undefined) return;\n  const before',
    replace: `  if (a === undefined || b === undefined) {
    yield* destroyTogether(play, [a, b].flatMap((one) => one ?? []), '703.4d');
    return;
  }
  const before`,
    seenBy: 'test/rules/battle.test.ts',
  },
  {
    name: 'shields break one by one',
    rule: '509.5',
    file: 'effects/steps/turn/attack/directAttack.ts',
    find: `  yield* shieldsToHand(
    play,
    shields.flatMap((id) => play.find(id) ?? []),`,
    replace: `  for (const shield of shields) yield* shieldsToHand(
    play,
    [shield].flatMap((id) => play.find(id) ?? []),`,
  },
  {
    name: 'shield triggers need not be declared',
    rule: '509.5a',
    file: 'effects/actions/shields.ts',
    find: 'min: 0,\n    max: candidates.length,',
    replace: 'min: 1,\n    max: candidates.length,',
  },
  {
    name: 'no shield trigger when an effect returns a shield',
    rule: '701.14b',
    file: 'effects/actions/instructions/moving.ts',
    find: "triggers: silenced ? 'mayNotBeUsed' : 'mayBeUsed',",
    replace: "triggers: 'mayNotBeUsed',",
    expectedBy: ['DU-040'],
  },
  {
    name: 'a shield trigger during an effect waits for the end of the effect',
    rule: '113.6',
    file: 'effects/actions/shields.ts',
    find: "if (how.uses === 'onStandby') for",
    replace: 'if (how.uses) for',
    expectedBy: ['DU-040'],
  },
  {
    name: 'strike back does not discard a card',
    rule: '112.3b',
    file: 'effects/actions/shields.ts',
    find: "yield* moveTogether(play, [request(shield, 'graveyard', 'cardDiscarded', '112.3b')]);",
    replace: '',
  },
  {
    name: 'shields do not break if the attacking creature has left',
    rule: '509.6',
    file: 'effects/steps/turn/attack/directAttack.ts',
    find: 'shields.flatMap((id) => play.find(id) ?? []),',
    replace: 'play.find(attacker) === undefined ? [] : shields.flatMap((id) => play.find(id) ?? []),',
    seenBy: 'test/rules/directAttack.test.ts',
  },
];
