import { describeAbility, describeStaticEffect } from '../../effects/language/describe.ts';
import { bindsPlayers } from '../../effects/language/describeStatics.ts';
import type { Duration, StaticEffect } from '../../effects/language/vocabulary.ts';
import { amountOf } from '../../effects/questions/characteristics/amounts.ts';
import {
  abilitiesOf,
  civilizationsOf,
  facesOf,
  isAttacking,
  nameOf,
  nestedWorldOf,
  reaches,
  staticsOf,
  worldOfStage,
} from '../../effects/questions/characteristics/characteristics.ts';
import type { StaticInForce } from '../../effects/state/caches.ts';
import { releasesHyperModeOf } from '../../effects/state/hyperMode.ts';
import { scopeOf } from '../../effects/state/scope.ts';
import type { World } from '../../effects/state/world.ts';
import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { findObject } from '../../table/objects.ts';
import { isZoneKnown, mayKnow, type Viewer } from '../../table/view.ts';

/** The card that an effect comes from. */
export interface EffectSource {
  readonly name: string;
  /** Undefined if it has left where it was (400.5), or the viewer cannot tell it from other cards. */
  readonly id: ObjectId | undefined;
}

/** 607. A continuous effect that applies to a card. */
export interface CardEffect {
  /** What it changes; `powerAttacker` is the ability of the attacking creature itself, `hyperMode` what has released a hyper mode. */
  readonly kind: StaticEffect['kind'] | 'powerAttacker' | 'hyperMode';
  /** What it does, in English: `gets +2000 power`. */
  readonly text: string;
  /** What it adds to the power or to the cost to pay, as read now; undefined for other effects. */
  readonly amount: number | undefined;
  readonly source: EffectSource;
  /** The player whose effect it is. */
  readonly player: Player;
  /** 607.1. How long it lasts; undefined for a static ability, which lasts as long as the ability works. */
  readonly until: Duration | undefined;
}

export function sourceFor({ game }: World, viewer: Viewer, id: ObjectId, name: string): EffectSource {
  const object = findObject(game, id);
  const isShown =
    object !== undefined && isZoneKnown(object.zone, object.owner, viewer) && mayKnow(object, viewer);
  return { name, id: isShown ? id : undefined };
}

/** The world in which the rules read whether an effect reaches an object, and by how much. */
function readingWorld(world: World, { effect }: StaticInForce, { id }: CardObject): World {
  switch (effect.kind) {
    case 'gains':
      return worldOfStage(world, 'gainedAbilities');
    case 'civilizations':
      return nestedWorldOf(world, `civilizations of ${id}`) ?? world;
    case 'power':
    case 'setPower':
      return nestedWorldOf(world, `power of ${id}`) ?? world;
    default:
      return world;
  }
}

/** Whether abilities and civilizations that an effect gives are those that the object has. */
function hasTaken(world: World, { effect }: StaticInForce, object: CardObject): boolean {
  if (effect.kind === 'gains')
    return effect.abilities.every((ability) => abilitiesOf(world, object).includes(ability));
  if (effect.kind === 'civilizations')
    return facesOf(world, object).some((face) => civilizationsOf(world, object, face) === effect.are);
  return true;
}

function appliesTo(world: World, candidate: StaticInForce, object: CardObject): boolean {
  return (
    !bindsPlayers(candidate.effect) &&
    reaches(readingWorld(world, candidate, object), candidate, object) &&
    hasTaken(world, candidate, object)
  );
}

function durationOf({ game }: World, { effect, scope, affects }: StaticInForce): Duration | undefined {
  return game.lasting.find(
    (one) => one.affects === affects && one.bound === scope.bound && one.effects.includes(effect),
  )?.until;
}

const hasAmount = (effect: StaticEffect): effect is Extract<StaticEffect, { kind: 'power' | 'cost' }> =>
  effect.kind === 'power' || effect.kind === 'cost';

/** 607, 608. The continuous effects that apply to an object now, each read as the rules read it. */
export function effectsOn(world: World, object: CardObject, viewer: Viewer): readonly CardEffect[] {
  const found = staticsOf(world).flatMap((candidate): readonly CardEffect[] => {
    if (!appliesTo(world, candidate, object)) return [];
    const { effect, scope } = candidate;
    const here = readingWorld(world, candidate, object);
    return [
      {
        kind: effect.kind,
        text: describeStaticEffect(effect),
        amount: hasAmount(effect) ? amountOf(here, effect.by, scope) : undefined,
        source: sourceFor(world, viewer, scope.source, scope.sourceName),
        player: scope.player,
        until: durationOf(world, candidate),
      },
    ];
  });
  return [
    ...found,
    ...releasedBy(world, object, viewer),
    ...(isAttacking(world, object) ? whileAttacking(world, object) : []),
  ];
}

/** What an effect that has released a hyper mode does. */
export const HYPER_MODE_TEXT = 'its hyper mode is released';

/** 816.2. The effects that have released the hyper mode of an object. */
const releasedBy = (world: World, { id }: CardObject, viewer: Viewer): readonly CardEffect[] =>
  world.game.lasting
    .filter((one) => releasesHyperModeOf(one, id))
    .map(({ source, player, until }) => ({
      kind: 'hyperMode',
      text: HYPER_MODE_TEXT,
      amount: undefined,
      source: sourceFor(world, viewer, source.object, source.name),
      player,
      until,
    }));

/** The power attacker of the attacking creature. */
function whileAttacking(world: World, object: CardObject): readonly CardEffect[] {
  const here = nestedWorldOf(world, `power of ${object.id}`) ?? world;
  const name = nameOf(world.game, object);
  const scope = scopeOf(object.owner, object.id, name);
  return abilitiesOf(here, object).flatMap((ability): readonly CardEffect[] =>
    ability.kind !== 'keyword' || ability.name !== 'powerAttacker'
      ? []
      : [
          {
            kind: 'powerAttacker',
            text: describeAbility(ability),
            amount: amountOf(here, ability.by, scope),
            source: { name, id: object.id },
            player: object.owner,
            until: 'attack',
          },
        ],
  );
}
