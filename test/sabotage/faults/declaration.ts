import type { Fault } from '../fault.ts';

const declarations = 'effects/events/askDeclarations.ts';
const triggers = 'effects/events/happen.ts';
const standbyEffects = 'effects/actions/resolving.ts';
const bans = 'effects/questions/characteristics/bans.ts';

/** 603.2e-f. Declaring abilities, and prohibitions. */
export const declaration: readonly Fault[] = [
  {
    name: 'NAP declares when the event happens',
    rule: '506.3d',
    file: triggers,
    find: 'player === play.game.turn.active && !isDeclaredInSubstep(kind);',
    replace: 'player !== play.game.turn.active || !isDeclaredInSubstep(kind);',
    expectedBy: ['DU-051'],
  },
  {
    name: 'AP declares after the effect in progress',
    rule: '603.2e',
    file: triggers,
    find: 'player === play.game.turn.active && !isDeclaredInSubstep(kind);',
    replace: 'player === play.game.turn.active && kind === undefined;',
  },
  {
    name: 'declaring is mandatory',
    rule: '603.2f',
    file: declarations,
    find: 'min: 0,',
    replace: 'min: candidates.length,',
    expectedBy: ['DU-001'],
  },
  {
    name: 'only one declaration per event',
    rule: '506.3b',
    file: declarations,
    find: 'max: candidates.length,',
    replace: 'max: Math.min(1, candidates.length),',
    expectedBy: ['DU-003', 'DU-013', 'DU-049'],
  },
  {
    name: 'a declared card is not revealed',
    rule: '603.2f',
    file: 'effects/events/askDeclarations.ts',
    find: "if (PRIVATE_ZONES.has(object.zone)) play.note({ kind: 'cardRevealed',",
    replace: "if (PRIVATE_ZONES.has(object.zone) && false) play.note({ kind: 'cardRevealed',",
    expectedBy: ['DU-010'],
  },
  {
    name: 'a declared effect may be declined',
    rule: '603.2f',
    file: 'effects/words/instructions/may.ts',
    find: 'const yes = mustCarryOut || (yield* confirm(',
    replace: 'const yes = (yield* confirm(',
    expectedBy: ['DU-037'],
  },
  {
    name: 'an ability that also works in a public zone need not be declared',
    rule: '603.2e',
    file: 'effects/questions/abilities/triggering.ts',
    find: 'ability.from?.some((zone) => PRIVATE_ZONES.has(zone)) ?? false;',
    replace: 'ability.from?.every((zone) => PRIVATE_ZONES.has(zone)) ?? false;',
    expectedBy: ['DU-011'],
  },
  {
    name: 'abilities of the hand do not work in zones from which the card can be summoned',
    rule: '110.4d',
    file: 'effects/questions/triggers/declaring.ts',
    find: "(ability.from?.join() === 'hand' && usesItself(ability.effect) && maySummonFrom(world, object));",
    replace: '(object.pending && maySummonFrom(world, object));',
  },
  {
    name: 'the resolution condition is tested at the declaration',
    rule: '603.2f',
    file: 'effects/questions/triggers/declaring.ts',
    find: 'if (ability.given !== undefined && !holds(world, ability.given, now)) continue;',
    replace: `if (ability.given !== undefined && !holds(world, ability.given, now)) continue;
          if (ability.condition !== undefined && !holds(world, ability.condition, now)) continue;`,
    expectedBy: ['SB-023'],
  },
  {
    name: 'the trigger of a declared ability is not tested',
    rule: '603.2e',
    file: 'effects/questions/triggers/declaring.ts',
    find: 'if (!patternMatches(world, seen, fact, scope)) continue;',
    replace: '',
    expectedBy: ['SB-022'],
  },
  {
    name: 'put bans are ignored',
    rule: '101.2',
    file: 'effects/actions/using.ts',
    find: 'if (!hasChoice && putBan(play, player, object, face, summoned) !== undefined) return NOT_PUT;',
    replace: 'if (!hasChoice && summoned === undefined) return NOT_PUT;',
    expectedBy: ['DU-020'],
  },
  {
    name: 'put bans forbid declaring',
    rule: '603.2f',
    file: 'effects/questions/triggers/declaring.ts',
    find: `function forbiddenAction(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  effect: Effect,
): Refusal | undefined {`,
    replace: `import { putBan } from './bans.ts';
function forbiddenAction(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  effect: Effect,
): Refusal | undefined {
  const banned = putBan(world, player, object, face, 'put');
  if (banned !== undefined) return banned;`,
    expectedBy: ['DU-020', 'DU-062'],
  },
  {
    name: 'a put ban forbids summoning',
    rule: '101.2',
    file: bans,
    find: "if (ban.unless === 'summoned' && summoned === 'summoned') continue;",
    replace: '',
  },
  {
    name: 'a forbidden use may be declared',
    rule: '601.1a',
    file: 'effects/state/profile.ts',
    find: "forbiddenUse: 'notDeclared',\n  lookBack",
    replace: "forbiddenUse: 'declaredAndMisfires',\n  lookBack",
    expectedBy: ['DU-018', 'DU-031'],
  },
  {
    name: 'use bans are ignored',
    rule: '101.2',
    file: bans,
    find: 'if (!isPlayer(ban.who, player, scope.player)) continue;\n    if (ban.what !== undefined && !faceMatches(world, object, face, ban.what, scope)) continue;',
    replace: 'if (object !== undefined) continue;',
    expectedBy: ['DU-017', 'DU-018', 'DU-028'],
  },
  {
    name: 'a use ban applies to both players',
    rule: '101.2',
    file: bans,
    find: 'if (!isPlayer(ban.who, player, scope.player)) continue;\n    if (ban.what !== undefined && !faceMatches(world, object, face, ban.what, scope)) continue;',
    replace: 'if (ban.what !== undefined && !faceMatches(world, object, face, ban.what, scope)) continue;',
  },
  {
    name: 'an alternative cost bypasses a ban',
    rule: '601.1a',
    file: 'effects/steps/turn/paidUses.ts',
    find: 'if (refused !== undefined) return refused;',
    replace:
      'if (refused !== undefined && alternativeCosts(world, player, object, face).length === 0) return refused;',
    expectedBy: ['DU-029'],
  },
  {
    name: 'uses in a turn do not count towards a limit',
    rule: '601.1a',
    file: bans,
    find: 'if (ban.limit !== undefined && timesUsed(world, player, ban.do) < ban.limit) continue;',
    replace: 'if (ban.limit !== undefined) continue;',
    expectedBy: ['DU-023', 'DU-024'],
  },
  {
    name: 'a limit on uses forbids the first use',
    rule: '601.1a',
    file: bans,
    find: 'if (ban.limit !== undefined && timesUsed(world, player, ban.do) < ban.limit) continue;',
    replace: '',
  },
  {
    name: 'bans on leaving a zone are ignored',
    rule: '101.2',
    file: bans,
    find: "if (!reaches(world, from, lying)) continue;\n    return refuse('101.2', REASONS.cannotLeave",
    replace: "if (object !== undefined) continue;\n    return refuse('101.2', REASONS.cannotLeave",
    expectedBy: ['DU-025'],
  },
  {
    name: 'the once-per-turn limit is ignored',
    rule: '603.4',
    file: standbyEffects,
    find: 'if (ability.limit !== undefined && timesUsed(world, effect, ability.limit) >= ability.limit.times) {',
    replace: 'if (ability.limit !== undefined && ability.limit.times === 0) {',
    seenBy: 'test/cards/hayabusamaruLightfangNinja.test.ts',
  },
];
