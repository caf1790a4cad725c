import fc from 'fast-check';
import type { Fact } from 'taiki';
import type { StandbyEffect } from 'taiki/inspect';
import type { Course, Moment } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { isZoneChange, type ZoneChanged } from '../../effects/state/facts.ts';
import { opponentOf } from '../../table/nouns.ts';
import { accountOf, type Beginning, type Life } from '../../testing/properties/priority/account.ts';
import { priorityProperties } from '../../testing/properties/priority.ts';
import { contest, playContest } from './contest.ts';

const courses: readonly Course[] = fc.sample(contest, { numRuns: 150, seed: 20_020_530 }).map(playContest);

/** Goes against a property somewhere in a good course; undefined where the course gives no occasion. */
type Doctor = (course: Course) => Course | undefined;

const withLog = (course: Course, log: readonly Fact[]): Course => ({ ...course, log });

const without = (course: Course, isLeftOut: (fact: Fact, index: number) => boolean): Course =>
  withLog(
    course,
    course.log.filter((fact, index) => !isLeftOut(fact, index)),
  );

/** Facts put in before the fact of this index. */
const inserted = (course: Course, index: number, ...facts: readonly Fact[]): Course =>
  withLog(course, [...course.log.slice(0, index), ...facts, ...course.log.slice(index)]);

function swapped(course: Course, one: number, other: number): Course | undefined {
  const [a, b] = [course.log[one], course.log[other]];
  if (a === undefined || b === undefined) return undefined;
  return withLog(
    course,
    course.log.map((fact, index) => (index === one ? b : index === other ? a : fact)),
  );
}

/** An effect of `others` begins where the other effect did, and the other way round. */
function exchanged(
  course: Course,
  isFirst: (beginning: Beginning) => boolean,
  isOther: (life: Life, beginning: Beginning) => boolean,
): Course | undefined {
  for (const beginning of accountOf(course).beginnings) {
    if (beginning.inside !== undefined || !isFirst(beginning)) continue;
    const other = beginning.waiting.find((life) => life.began !== undefined && isOther(life, beginning));
    if (other?.began !== undefined) return swapped(course, beginning.index, other.began);
  }
  return undefined;
}

const effectOf = (fact: Fact): number | undefined =>
  'effect' in fact && typeof fact.effect === 'number' ? fact.effect : undefined;

const skips = ({ log }: Course): boolean => log.some(({ kind }) => kind === 'restOfTurnSkipped');

const declaredLife = (course: Course): (Life & { readonly triggered: number }) | undefined => {
  for (const life of accountOf(course).lives) {
    const { triggered, known, ended } = life;
    if (triggered === undefined || ended === undefined) continue;
    if (known?.declared && known.shieldUse === undefined) return { ...life, triggered };
  }
  return undefined;
};

const somebodysEffect = (player: 'p1' | 'p2', state: string) => {
  const about = { player, object: 0, name: 'Somebody', effect: 99_999, state } as const;
  return {
    triggered: { ...about, kind: 'effectTriggered', event: 'cardPut', rule: '603.2' },
    began: { ...about, kind: 'effectBegan', rule: '605.1' },
    resolved: { ...about, kind: 'effectResolved', word: undefined, rule: '605.1' },
  } as const;
};

const firstIndex = (course: Course, is: (fact: Fact) => boolean): number | undefined => {
  const index = course.log.findIndex(is);
  return index < 0 ? undefined : index;
};

function someMove({ log }: Course): (ZoneChanged & Pick<Fact, 'state' | 'rule'>) | undefined {
  for (const fact of log) if (isZoneChange(fact)) return fact;
  return undefined;
}

const withMoments = (course: Course, change: (moment: Moment) => Moment): Course => ({
  ...course,
  moments: course.moments.map(change),
});

const doctors: { readonly [name: string]: Doctor } = {
  apEffectsFirst: (course) =>
    exchanged(
      course,
      ({ life, active, shieldUse }) => life.player === active && !shieldUse,
      (life, { active }) => life.player !== active && life.known?.shieldUse === undefined,
    ),
  shieldUsesFirst: (course) => {
    const waited = accountOf(course).beginnings.find(
      ({ inside, shieldUse, waiting }) => inside === undefined && !shieldUse && waiting.length > 0,
    );
    const [first] = waited?.waiting ?? [];
    if (first === undefined) return undefined;
    const asShield = (effect: StandbyEffect): StandbyEffect =>
      effect.id === first.id ? { ...effect, shieldUse: { way: 'shieldTrigger', face: 0 } } : effect;
    return withMoments(course, (moment) => ({
      ...moment,
      standby: { ...moment.standby, effects: moment.standby.effects.map(asShield), resolving: undefined },
    }));
  },
  returnToActivePlayer: (course) => {
    for (const { life, active, inside } of accountOf(course).beginnings) {
      const { began, ended } = life;
      if (inside !== undefined || life.player === active || began === undefined || ended === undefined)
        continue;
      const back = accountOf(course).lives.some(
        (other) =>
          other.player === active &&
          (other.triggered ?? 0) > began &&
          (other.triggered ?? ended) < ended &&
          (other.began ?? 0) > ended,
      );
      if (!back) continue;
      const { state = '' } = course.log[ended] ?? {};
      const about = { player: life.player, object: 0, name: 'Somebody', state } as const;
      return inserted(course, ended + 1, {
        ...about,
        kind: 'usageDeclared',
        ability: 'zero',
        rule: '603.2f',
      });
    }
    return undefined;
  },
  oneAtATime: (course) => {
    const [first, second] = accountOf(course).beginnings.filter(({ inside }) => inside === undefined);
    return first?.life.ended === undefined || second === undefined
      ? undefined
      : swapped(course, first.life.ended, second.index);
  },
  freeOrder: (course) => {
    const asked = course.choices.find(
      ({ decision, moment }) =>
        decision.kind === 'standby' &&
        course.moments[moment]?.state.endsWith('.ordering') &&
        new Set(decision.options.map(({ label }) => label)).size === decision.options.length,
    );
    if (asked === undefined) return undefined;
    const hidden = { ...asked.decision, options: asked.decision.options.slice(1) };
    return {
      ...course,
      choices: course.choices.map((choice) => (choice === asked ? { ...choice, decision: hidden } : choice)),
    };
  },
  nothingCrosses: (course) => {
    if (skips(course)) return undefined;
    const { lives, boundaries } = accountOf(course);
    const waits = lives.find(
      ({ triggered, ended, known }) =>
        known !== undefined &&
        triggered !== undefined &&
        boundaries.some(({ index }) => index > (ended ?? Infinity)),
    );
    return waits === undefined
      ? undefined
      : without(course, (fact) => fact.kind !== 'effectTriggered' && effectOf(fact) === waits.id);
  },
  everyEffectEnds: (course) => {
    const ended = accountOf(course).lives.find(
      (life) => life.ended !== undefined && life.triggered !== undefined,
    );
    if (ended?.ended === undefined) return undefined;
    const again = course.log[ended.ended];
    return again === undefined ? undefined : inserted(course, ended.ended + 1, again);
  },
  triggersAnswerEvents: (course) => {
    const life = accountOf(course).lives.find(
      ({ known, triggered }) =>
        triggered !== undefined && known !== undefined && !known.declared && 'that' in known.bound,
    );
    return life === undefined ? undefined : without(course, ({ kind }) => kind === life.known?.event);
  },
  triggersOncePerEvent: (course) => {
    const life = accountOf(course).lives.find(
      ({ known, object }) =>
        known?.event === 'cardPut' && known.bound['that']?.[0] === object && !known.declared,
    );
    return life === undefined ? undefined : without(course, (fact) => effectOf(fact) === life.id);
  },
  everyPointIsOffered: (course) => {
    const life = declaredLife(course);
    if (life?.known?.event !== 'attackDeclared' && life?.known?.event !== 'turnEnding') return undefined;
    if (course.log.some((fact) => fact.kind === 'attackEnded' && fact.early)) return undefined;
    return without(
      course,
      (fact) =>
        fact.kind === 'usageDeclared' || (fact.kind === 'choiceMade' && fact.decision === 'declareUsage'),
    );
  },
  declaredAtTheirPoint: (course) => {
    const life = declaredLife(course);
    return life === undefined ? undefined : without(course, (_, index) => index === life.triggered - 1);
  },
  noneAfterFirstBegan: (course) => {
    const life = declaredLife(course);
    if (life === undefined || !course.log[life.triggered]?.state.endsWith('Declare')) return undefined;
    const { began, resolved } = somebodysEffect(life.player, 'turn.main.napResolve.resolving');
    return inserted(course, life.triggered - 1, began, resolved);
  },
  napDeclaresLast: (course) => {
    const declared = accountOf(course).declaring.find(({ player, active }) => player !== active);
    if (declared === undefined) return undefined;
    const { state = '' } = course.log[declared.index] ?? {};
    return inserted(course, declared.index, somebodysEffect(declared.active, state).triggered);
  },
  napSilentAfterEarlyEnd: (course) => {
    const late = accountOf(course).lives.some(
      ({ known, player, triggered }) =>
        known?.declared &&
        known.event === 'attackDeclared' &&
        triggered !== undefined &&
        accountOf(course).active[triggered] === opponentOf(player),
    );
    return late
      ? withMoments(course, (moment) =>
          moment.game.attack === undefined
            ? moment
            : { ...moment, game: { ...moment.game, attack: { ...moment.game.attack, ended: true } } },
        )
      : undefined;
  },
  declaredResolvesOrMisfires: (course) => {
    const life = declaredLife(course);
    if (life === undefined || course.duel.result !== undefined || skips(course)) return undefined;
    if (!accountOf(course).boundaries.some(({ index }) => index > (life.ended ?? Infinity))) return undefined;
    return without(course, (fact) => fact.kind !== 'effectTriggered' && effectOf(fact) === life.id);
  },
  misfireLeavesTheCard: (course) => {
    const misfired = firstIndex(course, ({ kind }) => kind === 'effectMisfired');
    const life = accountOf(course).lives.find(({ ended }) => ended === misfired && misfired !== undefined);
    const move = someMove(course);
    if (misfired === undefined || life?.known?.declared !== true || move === undefined) return undefined;
    return inserted(course, misfired, { ...move, was: life.object });
  },
  effectOutlivesSource: (course) => {
    for (const { id, object, triggered, began, ended, known } of accountOf(course).lives) {
      if (
        triggered === undefined ||
        began === undefined ||
        ended === undefined ||
        known?.ability === undefined
      )
        continue;
      if (known.declared || known.ability.condition !== undefined || known.ability.limit !== undefined)
        continue;
      const left = course.log.some(
        (fact, index) =>
          index > triggered &&
          index < began &&
          isZoneChange(fact) &&
          fact.was === object &&
          fact.object !== object,
      );
      if (!left) continue;
      const misfire = (fact: Fact): Fact => {
        if (fact.kind !== 'effectResolved' || fact.effect !== id) return fact;
        const { word: _, ...rest } = fact;
        return { ...rest, kind: 'effectMisfired', why: 'its source has left' };
      };
      return withLog(course, course.log.map(misfire));
    }
    return undefined;
  },
  replacedTriggersNothing: (course) => {
    const index = firstIndex(
      course,
      (fact) => fact.kind === 'eventReplaced' && fact.event === 'cardDestroyed' && fact.instead === 'move',
    );
    const replaced = index === undefined ? undefined : course.log[index];
    const move = someMove(course);
    if (index === undefined || replaced?.kind !== 'eventReplaced' || move === undefined) return undefined;
    return inserted(course, index + 1, {
      ...move,
      kind: 'cardDestroyed',
      was: replaced.object,
      rule: '701.3a',
    });
  },
  replacedOnce: (course) => {
    const index = firstIndex(course, ({ kind }) => kind === 'eventReplaced');
    const replaced = course.log[index ?? -1];
    return index === undefined || replaced === undefined ? undefined : inserted(course, index, replaced);
  },
  skippedTurnLeavesNothing: (course) => {
    const skipped = firstIndex(course, ({ kind }) => kind === 'restOfTurnSkipped');
    const drawn = course.log.find(({ kind }) => kind === 'cardDrawn') ?? course.log[0];
    return skipped === undefined || drawn === undefined ? undefined : inserted(course, skipped + 1, drawn);
  },
  pendingEndsWithTheTurn: (course) => {
    const free = course.moments.find(
      ({ decision, game }) => decision?.kind === 'main' && game.zones.p1.hand.length > 0,
    );
    return free === undefined
      ? undefined
      : withMoments(course, (moment) => {
          if (moment !== free) return moment;
          const hand = moment.game.zones.p1.hand.map((card) => ({ ...card, pending: true }));
          const zones = { ...moment.game.zones, p1: { ...moment.game.zones.p1, hand } };
          return { ...moment, game: { ...moment.game, zones } };
        });
  },
};

describe('a priority property finds what goes against it', () => {
  it('in a doctored course for each property', () => {
    expect(Object.keys(doctors).sort()).toEqual(priorityProperties.map(({ name }) => name).sort());
  });

  it.each(priorityProperties)('$name', (property) => {
    const doctor = doctors[property.name];
    const sick = courses.flatMap((course) => doctor?.(course) ?? []);
    expect(sick.length).toBeGreaterThan(0);
    const found = sick.map((course) => property.check(course));
    expect(found.filter((violation) => violation === undefined)).toEqual([]);
    for (const violation of found) {
      expect(violation?.message).toMatch(/\S+ .*\.$/);
      expect(violation?.facts.every((index) => Number.isInteger(index) && index >= 0)).toBe(true);
    }
  });

  it.each(priorityProperties)('$name holds before', (property) => {
    for (const course of courses) expect(property.check(course)).toBeUndefined();
  });
});
