import {
  type Attack,
  type AttackTarget,
  type CardObject,
  opponentOf,
  type Player,
} from '../../table/nouns.ts';
import { counted, inBattleZone } from '../../table/objects.ts';
import { beginBattle, compareBattle } from '../actions/battle.ts';
import { shieldsToHand } from '../actions/shields.ts';
import { endDuel, stateBasedActions } from '../actions/stateBased.ts';
import { setTapped } from '../actions/tapping.ts';
import { happen } from '../events/happen.ts';
import { replaceBreaks } from '../events/replacements.ts';
import type { Breaker } from '../language/vocabulary.ts';
import { ask, askOne, PASS } from '../play/ask.ts';
import { infoOf, type Play } from '../play/play.ts';
import { objectBan, type Refusal, refuse } from '../questions/bans.ts';
import {
  abilitiesOf,
  creaturesOf,
  definitionOf,
  hasKeyword,
  isEvolution,
  lastKnownOf,
  nameOf,
  reaches,
  staticsOf,
} from '../questions/characteristics.ts';
import { matches } from '../questions/filters.ts';
import type { Procedure, World } from '../state/game.ts';

/** 506.1a-c. Why a creature may not attack at all now; undefined when it may, if it has a target. */
export function attackRefusal(world: World, creature: CardObject): Refusal | undefined {
  if (creature.tapped) return refuse('506.1a', 'it is tapped');
  const fresh = creature.since === world.game.turn.number && !isEvolution(definitionOf(world, creature));
  if (fresh && !hasKeyword(world, creature, 'speedAttacker') && !hasKeyword(world, creature, 'machFighter')) {
    return refuse('506.1a', 'it has not been in the battle zone since the start of the turn');
  }
  return undefined;
}

const permits = (
  world: World,
  creature: CardObject,
  act: 'attackUntapped' | 'attackPlayersDespiteBans',
  other?: CardObject,
): boolean =>
  staticsOf(world).some((candidate) => {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || effect.permission.do !== act || !reaches(world, candidate, creature))
      return false;
    if (effect.permission.do !== 'attackUntapped' || effect.permission.what === undefined) return true;
    return other !== undefined && matches(world, other, effect.permission.what, scope);
  });

/** 506.1d-e. Whether a creature may attack this target: the player, or a tapped creature. */
export function targetRefusal(
  world: World,
  creature: CardObject,
  target: Player | CardObject,
): Refusal | undefined {
  const isFresh = creature.since === world.game.turn.number;
  const rushes = isFresh && hasKeyword(world, creature, 'machFighter');
  if (typeof target === 'string') {
    if (
      rushes &&
      !hasKeyword(world, creature, 'speedAttacker') &&
      !isEvolution(definitionOf(world, creature))
    ) {
      return refuse('506.1a', 'it may attack creatures only in the turn in which it was put');
    }
    if (permits(world, creature, 'attackPlayersDespiteBans')) return undefined;
    return objectBan(world, creature, 'attack', { target: 'player' });
  }
  if (!target.tapped && !rushes && !permits(world, creature, 'attackUntapped', target))
    return refuse('506.1d', 'the creature is not tapped');
  return (
    objectBan(world, creature, 'attack', { target: 'creature' }) ??
    objectBan(world, target, 'beAttacked', { other: creature })
  );
}

interface PossibleAttack {
  readonly creature: CardObject;
  readonly target: Player | CardObject;
}

/** 506.1. Every attack that may be declared now. */
function possibleAttacks(world: World): readonly PossibleAttack[] {
  const { active } = world.game.turn;
  const foe = opponentOf(active);
  const targets: readonly (Player | CardObject)[] = [foe, ...creaturesOf(world, foe)];
  return creaturesOf(world, active).flatMap((creature) =>
    attackRefusal(world, creature) === undefined
      ? targets.flatMap((target) =>
          targetRefusal(world, creature, target) === undefined ? [{ creature, target }] : [],
        )
      : [],
  );
}

const mustAttack = (world: World, creature: CardObject): boolean =>
  staticsOf(world).some(
    (candidate) => candidate.effect.kind === 'mustAttack' && reaches(world, candidate, creature),
  );

/** 506.1. The active player names the attacking creature and its target, or attacks no more (506.1b: unless one must). */
export function* chooseAttack(play: Play): Procedure<'attack' | 'pass'> {
  const player = play.game.turn.active;
  const attacks = possibleAttacks(play);
  const obliged = attacks.some(({ creature }) => mustAttack(play, creature));
  const chosen = yield* askOne<PossibleAttack | undefined>({
    player,
    kind: 'attack',
    rule: '506.1',
    prompt: 'Choose a creature that attacks, and what it attacks',
    options: [
      ...attacks.map((attack) => ({ option: attackOption(play, player, attack), value: attack })),
      ...(obliged ? [] : [{ option: { ...PASS, label: 'Attack no more' }, value: undefined }]),
    ],
  });
  if (chosen === undefined) return 'pass';
  const target: AttackTarget =
    typeof chosen.target === 'string' ? { player: chosen.target } : { creature: chosen.target.id };
  const attack: Attack = {
    attacker: chosen.creature.id,
    target,
    blocked: false,
    blocker: undefined,
    named: false,
    ended: false,
    shields: [],
  };
  play.game = { ...play.game, attack };
  return 'attack';
}

function attackOption(play: Play, player: Player, { creature, target }: PossibleAttack) {
  const card = infoOf(play, creature, player, 'known');
  const attacker = nameOf(play.game, creature);
  if (typeof target === 'string') return { label: `${attacker} attacks the player`, card, player: target };
  return {
    label: `${attacker} attacks ${nameOf(play.game, target)}`,
    card,
    target: infoOf(play, target, player, 'known'),
  };
}

const attackOf = (play: Play): Attack => {
  const { attack } = play.game;
  if (attack === undefined) throw new Error('No attack is in progress.');
  return attack;
};

/** 505.6, 505.6a. The attacking or the attacked creature is gone, or an effect has ended the attack. */
export function attackHasEnded({ game }: World): boolean {
  const { attack } = game;
  if (attack === undefined || attack.ended) return true;
  if (inBattleZone(game, attack.attacker) === undefined) return true;
  return (
    !attack.blocked && 'creature' in attack.target && inBattleZone(game, attack.target.creature) === undefined
  );
}

/** 506.2, 506.3. The creature is tapped and attacks; attack triggers look at this moment only (506.3a). */
export function* declareAttack(play: Play): Procedure {
  const { attacker, target } = attackOf(play);
  const creature = play.find(attacker);
  if (creature === undefined) return;
  const nth = play.game.turn.attacks + 1;
  play.game = { ...play.game, turn: { ...play.game.turn, attacks: nth } };
  yield* setTapped(play, [creature], 'tapped', '506.1');
  const attacked = 'creature' in target ? play.find(target.creature) : undefined;
  yield* happen(
    play,
    [
      [{ kind: 'attackDeclared', ...play.about(creature), target, nth }, '506.3'],
      ...(attacked === undefined
        ? []
        : [[{ kind: 'creatureAttacked', ...play.about(attacked), by: attacker }, '506.3'] as const]),
    ],
    play.game,
  );
  yield* stateBasedActions(play);
}

/** 507.1a. Why a creature may not block now. */
export function blockRefusal(world: World, blocker: CardObject): Refusal | undefined {
  const { attack } = world.game;
  const attacker = attack === undefined ? undefined : inBattleZone(world.game, attack.attacker);
  if (attack === undefined || attacker === undefined) return refuse('507.1', 'no creature attacks');
  if (!hasKeyword(world, blocker, 'blocker')) return refuse('507.1a', 'it is no blocker');
  if (blocker.tapped) return refuse('507.1a', 'it is tapped');
  if (attack.blocker === blocker.id) return refuse('507.1b', 'the attack is on it already');
  if ('creature' in attack.target && attack.target.creature === blocker.id) {
    return refuse('507.1b', 'it is the creature that is attacked');
  }
  return objectBan(world, blocker, 'block') ?? objectBan(world, attacker, 'beBlocked', { other: blocker });
}

const possibleBlockers = (world: World): readonly CardObject[] =>
  creaturesOf(world, opponentOf(world.game.turn.active)).filter(
    (one) => blockRefusal(world, one) === undefined,
  );

/** 507.1. Whether the non-active player has no creature that may be named to block. */
export const nobodyMayBlock = (world: World): boolean => possibleBlockers(world).length === 0;

const mustBlock = (world: World, creature: CardObject): boolean =>
  staticsOf(world).some(
    (candidate) => candidate.effect.kind === 'mustBlock' && reaches(world, candidate, creature),
  );

/**
 * 507.1. The non-active player names creatures whose blocker ability is used. Those abilities are carried out one by
 * one, each tapping its creature; the last one decides whom the attack goes to (507.2c). Those that block if able are
 * among them; by 1.20 (D-3) one creature is named at most, and it is one of those.
 */
export function* chooseBlockers(play: Play): Procedure {
  const player = opponentOf(play.game.turn.active);
  const able = possibleBlockers(play);
  const obliged = able.filter((creature) => mustBlock(play, creature));
  const onlyOne = play.profile.blockers === 'one';
  const blockers = onlyOne && obliged.length > 0 ? obliged : able;
  const forced = onlyOne ? [] : obliged.map((creature) => blockers.indexOf(creature));
  const chosen = yield* ask({
    player,
    kind: 'block',
    rule: '507.1',
    prompt: 'Choose what blocks; the last one named takes the attack',
    options: blockers.map((creature) => {
      const card = infoOf(play, creature, player, 'known');
      return { option: { label: `Block with ${card.name ?? ''}`, card }, value: creature };
    }),
    min: onlyOne ? Math.min(1, obliged.length) : obliged.length,
    max: onlyOne ? Math.min(1, blockers.length) : blockers.length,
    ordered: true,
    ...(forced.length === 0 ? {} : { limits: { required: forced } }),
  });
  for (const creature of chosen) {
    const attack = attackOf(play);
    play.game = { ...play.game, attack: { ...attack, blocked: true, blocker: creature.id, named: true } };
    yield* setTapped(play, [creature], 'tapped', '507.1c');
    const attacker = inBattleZone(play.game, attack.attacker);
    if (attacker === undefined) continue;
    const about = play.about(attacker);
    play.note(
      { kind: 'attackRedirected', ...about, to: creature.id, toName: nameOf(play.game, creature) },
      '507.2',
    );
  }
}

/** 507.3b-c, 507.4. Block triggers look at this moment only; "is not blocked" means that no blocking creature was named. */
export function* announceBlock(play: Play): Procedure {
  const { attacker, blocker, blocked, named } = attackOf(play);
  const attacking = inBattleZone(play.game, attacker);
  const blocking = blocker === undefined ? undefined : inBattleZone(play.game, blocker);
  if (attacking === undefined || (blocked && !named)) return;
  if (blocking === undefined) {
    yield* happen(play, [[{ kind: 'attackNotBlocked', ...play.about(attacking) }, '507.3c']], play.game);
    return;
  }
  yield* happen(
    play,
    [
      [{ kind: 'creatureBlocked', ...play.about(blocking), attacker }, '507.3b'],
      [{ kind: 'attackBlocked', ...play.about(attacking), blocker: blocking.id }, '507.3b'],
    ],
    play.game,
  );
  yield* stateBasedActions(play);
}

/** 508.1. The two creatures of this attack's battle, when there is one. */
export function battleOf({ game }: World): readonly [CardObject, CardObject] | undefined {
  const { attack } = game;
  if (attack === undefined) return undefined;
  const against = attack.blocker ?? ('creature' in attack.target ? attack.target.creature : undefined);
  const a = inBattleZone(game, attack.attacker);
  const b = against === undefined ? undefined : inBattleZone(game, against);
  return a === undefined || b === undefined ? undefined : [a, b];
}

export const attackIsOnPlayer = ({ game }: World): boolean =>
  game.attack !== undefined && !game.attack.blocked && 'player' in game.attack.target;

/** 115.2. The battle begins, and what waits for that triggers. */
export function* beginAttackBattle(play: Play): Procedure {
  const pair = battleOf(play);
  if (pair !== undefined) yield* beginBattle(play, pair[0], pair[1]);
}

/** 115.3. Powers are compared, if both creatures are still there. */
export function* fight(play: Play): Procedure {
  yield* compareBattle(play);
  yield* stateBasedActions(play);
}

export const attackIsOnPlayerWithoutShields = (world: World): boolean =>
  attackIsOnPlayer(world) &&
  counted(world.game, opponentOf(world.game.turn.active), 'shieldZone').length === 0;

/** 104.2a, 509.1. An attack on a player who has no shields now wins. */
export const winByDirectAttack = (play: Play): Procedure =>
  endDuel(play, { winner: play.game.turn.active, reason: 'directAttack' }, '509.1');

const BROKEN_BY: { readonly [B in Breaker]: number } = {
  double: 2,
  triple: 3,
  quattro: 4,
  world: Number.POSITIVE_INFINITY,
};

function breakersOf(play: Play, attacker: CardObject): readonly Breaker[] {
  const breakers = abilitiesOf(play, attacker).flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'breaker' ? [ability.breaker] : [],
  );
  return [...new Set(breakers)];
}

/** 509.2. One shield, or as many as a breaker ability says; of several the attacker's player picks one and must use it. */
export function* chooseShields(play: Play): Procedure {
  const attack = attackOf(play);
  const attacker = inBattleZone(play.game, attack.attacker);
  if (attacker === undefined) return;
  const player = attacker.owner;
  const breakers = breakersOf(play, attacker);
  const breaker =
    breakers.length === 0
      ? undefined
      : yield* askOne({
          player,
          kind: 'breaker',
          rule: '509.2',
          prompt: 'Choose which breaker ability is used',
          source: infoOf(play, attacker, player, 'known'),
          options: breakers.map((one) => ({ option: { label: `${one} breaker` }, value: one })),
        });
  const shields = counted(play.game, opponentOf(player), 'shieldZone');
  const count = Math.min(breaker === undefined ? 1 : BROKEN_BY[breaker], shields.length);
  const chosen = yield* ask({
    player,
    kind: 'shields',
    rule: '509.2',
    prompt: `Choose ${count === 1 ? 'the shield' : `the ${count} shields`} to break`,
    source: infoOf(play, attacker, player, 'known'),
    options: shields.map((shield, index) => ({
      option: { label: `Shield ${index + 1}`, card: infoOf(play, shield, player, 'asViewed') },
      value: shield,
    })),
    min: count,
    max: count,
  });
  const ids = chosen.map(({ id }) => id);
  play.game = { ...play.game, attack: { ...attack, shields: ids } };
  yield* happen(
    play,
    [[{ kind: 'shieldsChosen', ...play.about(attacker), shields: ids }, '509.3']],
    play.game,
  );
}

/** 509.5. The chosen shields are declared upon by their owner, and all break together. They do so even if the attacker has left. */
export function* breakShields(play: Play): Procedure {
  const { shields, attacker } = attackOf(play);
  const chosen = shields.flatMap((id) => play.find(id) ?? []);
  const breaker = inBattleZone(play.game, attacker);
  const broken = breaker === undefined ? chosen : yield* replaceBreaks(play, breaker, chosen);
  yield* shieldsToHand(play, broken, { as: 'shieldBroken', triggers: 'mayBeUsed', uses: 'onStandby' });
  yield* stateBasedActions(play);
}

/** 510.1, 505.6a. What waits for the end of the attack triggers, even where the attacking creature is gone. */
export function* announceEndOfAttack(play: Play): Procedure {
  const { attack } = play.game;
  const attacker = attack === undefined ? undefined : lastKnownOf(play, attack.attacker)?.object;
  if (attacker === undefined) return;
  yield* happen(play, [[{ kind: 'attackEnding', ...play.about(attacker) }, '510.1']], play.game);
}

/** 510.2. What lasts for this attack ends, and so does the attack. */
export function* endAttack(play: Play): Procedure {
  const early = attackHasEnded(play);
  play.game = {
    ...play.game,
    attack: undefined,
    battle: undefined,
    lasting: play.game.lasting.filter(({ until }) => until !== 'attack'),
    delayed: play.game.delayed.filter(({ until }) => until !== 'attack'),
  };
  play.note({ kind: 'attackEnded', player: play.game.turn.active, early }, '510.2');
  yield* stateBasedActions(play);
}
