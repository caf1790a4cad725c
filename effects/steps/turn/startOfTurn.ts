import type { CardObject } from '../../../table/nouns.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { setTapped } from '../../actions/tapping.ts';
import { happen } from '../../events/happen.ts';
import { activate } from '../../events/standbyEffect.ts';
import { describeEffect } from '../../language/describe.ts';
import type { SilentSkillKeyword } from '../../language/keywords/silentSkill.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { abilitiesOf, reaches, staticsOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';

/**
 * 501.1, 702.3a. The active player's cards in the battle zone and the mana zone untap together, before anything
 * triggers. What lasted until this turn is over by then (500.3); what dies of that is gone before as well (702.2, 703.1).
 */
export function* untapAll(play: Play): Procedure {
  const { active } = play.game.turn;
  const { battleZone, manaZone } = play.game.zones[active];
  const stays = staticsOf(play).filter(({ effect }) => effect.kind === 'doesNotUntap');
  const all = [...battleZone, ...manaZone].filter(
    (object) => object.tapped && (stays.length === 0 || !stays.some((one) => reaches(play, one, object))),
  );
  const untapping = yield* withoutSilentSkills(play, yield* withinUntapLimits(play, all));
  yield* setTapped(play, untapping, 'untapped', '501.1').triggers;
}

/** 501.2. Triggers on the start of the turn. */
export function announceStartOfTurn(play: Play): Procedure {
  const { active, number } = play.game.turn;
  return happen(play, [[{ kind: 'turnBegan', player: active, turn: number }, '501.2']], play.game);
}

/** A creature that may stay tapped, and the silent skill that is used if it does. */
interface PossibleSilentSkill {
  readonly creature: CardObject;
  readonly ability: SilentSkillKeyword;
}

/**
 * 501.1a. A creature may be left tapped to use its silent skill: a replacement of its untapping, so only one for each creature
 * (101.5). The effects go on standby, and resolve once the other cards have untapped.
 */
function* withoutSilentSkills(
  play: Play,
  untapping: readonly CardObject[],
): Procedure<readonly CardObject[]> {
  if (!repertoireOf(play).silentSkills) return untapping;
  const possible = untapping.flatMap((creature) => silentSkillsOf(play, creature));
  if (possible.length === 0) return untapping;
  const player = play.game.turn.active;
  const chosen = yield* ask({
    player,
    kind: 'choose',
    rule: '501.1a',
    prompt: PROMPTS.silentSkill,
    options: possible.map(({ creature, ability }) => {
      const card = infoOf(play, creature, player, 'known');
      return {
        option: { label: LABELS.withText(card.name ?? '', describeEffect(ability.effect)), card },
        value: { creature, ability },
      };
    }),
    min: 0,
    max: possible.length,
    limits: { exclusive: sameCreature(possible) },
  });
  for (const { creature, ability } of chosen) activate(play, creature, creature, ability);
  return untapping.filter((object) => !chosen.some(({ creature }) => creature === object));
}

const silentSkillsOf = (play: Play, creature: CardObject): readonly PossibleSilentSkill[] =>
  creature.zone !== 'battleZone'
    ? []
    : abilitiesOf(play, creature).flatMap((ability) =>
        ability.kind === 'keyword' && ability.name === 'silentSkill' ? [{ creature, ability }] : [],
      );

/** The indexes of several silent skills of one creature. */
const sameCreature = (possible: readonly PossibleSilentSkill[]): readonly (readonly number[])[] => {
  const creatures = [...new Set(possible.map(({ creature }) => creature))];
  return creatures
    .map((one) => possible.flatMap(({ creature }, index) => (creature === one ? [index] : [])))
    .filter((indexes) => indexes.length > 1);
};

/** 501.1. If the number of cards that untap is limited, the player chooses which. */
function* withinUntapLimits(play: Play, all: readonly CardObject[]): Procedure<readonly CardObject[]> {
  let untapping = all;
  for (const one of staticsOf(play)) {
    if (one.effect.kind !== 'untapAtMost') continue;
    const limited = untapping.filter((object) => reaches(play, one, object));
    const count = Math.min(limited.length, numberOf(play, one.effect.count, one.scope));
    const player = play.game.turn.active;
    const chosen = yield* ask({
      player,
      kind: 'choose',
      rule: '501.1',
      prompt: PROMPTS.untaps(count),
      options: limited.map((object) => {
        const card = infoOf(play, object, player, 'known');
        return { option: { label: card.name ?? LABELS.card, card }, value: object };
      }),
      min: count,
      max: count,
    });
    untapping = untapping.filter((object) => !limited.includes(object) || chosen.includes(object));
  }
  return untapping;
}
