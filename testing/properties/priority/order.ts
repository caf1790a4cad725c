import type { Fact } from '../../../effects/state/facts.ts';
import type { StandbyEffect } from '../../../effects/state/game.ts';
import type { Course, CourseChoice } from '../../course.ts';
import { accountOf, type Beginning, isShieldDeclaration, type Life, told } from './account.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';

const usesShield = ({ known }: Life): boolean => known?.shieldUse !== undefined;

/** What competed with an effect for being next: inside a battle of an effect only what that battle has triggered. */
const rivalsOf = ({ waiting, inside, battle }: Beginning): readonly Life[] =>
  inside === undefined ? waiting : waiting.filter(({ triggered = -1 }) => triggered > (battle ?? Infinity));

export const apEffectsFirst: PriorityProperty = priorityProperty({
  name: 'apEffectsFirst',
  rule: '101.4b',
  says: 'No effect of the non-active player begins while one of the active player waits; uses of the shield-trigger class apart.',
  occasions: (course) =>
    accountOf(course)
      .beginnings.filter(({ life, active, shieldUse }) => life.player !== active && !shieldUse)
      .map((beginning) => {
        const { life, index, active } = beginning;
        const first = rivalsOf(beginning).find(({ player }) => player === active);
        return occasion(
          [first?.triggered, index],
          first !== undefined && `${told(life, index)} began while ${told(first, first.triggered)} waited.`,
        );
      }),
});

export const shieldUsesFirst: PriorityProperty = priorityProperty({
  name: 'shieldUsesFirst',
  rule: '101.4a',
  says: 'Uses of the shield-trigger class come before everything else that waits, those of the active player first.',
  occasions: (course) =>
    accountOf(course)
      .beginnings.filter(
        ({ inside, shieldUse, waiting }) =>
          inside === undefined && waiting.some((other) => shieldUse !== usesShield(other) || shieldUse),
      )
      .map(({ life, index, active, shieldUse, waiting }) => {
        const first = waiting.find(
          (other) => usesShield(other) && (!shieldUse || (other.player === active && life.player !== active)),
        );
        return occasion(
          [first?.triggered, index],
          first !== undefined &&
            `${told(life, index)} began while the use by ${told(first, first.triggered)} waited.`,
        );
      }),
});

export const returnToActivePlayer: PriorityProperty = priorityProperty({
  name: 'returnToActivePlayer',
  rule: '101.4c',
  says: 'What triggers for the active player while an effect of the non-active player is resolved is next.',
  occasions: (course) => {
    const { beginnings, lives, declaring } = accountOf(course);
    const turns = beginnings.filter(({ inside }) => inside === undefined);
    return turns.flatMap(({ life, active }, nth): readonly Occasion[] => {
      const { began, ended } = life;
      if (life.player === active || began === undefined || ended === undefined) return [];
      const back = lives.find(
        ({ player, triggered = -1, began: at = Infinity }) =>
          player === active && triggered > began && triggered < ended && at > ended,
      );
      if (back === undefined) return [];
      const next = turns[nth + 1];
      const until = next?.index ?? Infinity;
      const interrupts = next !== undefined && next.life.player !== active && !next.shieldUse;
      const declared = declaring.find(
        ({ index, player }) => player !== active && index > ended && index < until,
      );
      return [
        occasion(
          [back.triggered, ended, declared?.index ?? next?.index],
          declared !== undefined
            ? `${declared.player} declared (fact ${declared.index}) while ${told(back, back.triggered)} waited to return to ${active}.`
            : interrupts && `${told(next.life, next.index)} began before ${told(back, back.triggered)}.`,
        ),
      ];
    });
  },
});

/** 113.6, 509.5e. The player has declared a use of a shield since then. */
const wasDeclaredSince = (log: readonly Fact[], since: number, { life, index }: Beginning): boolean =>
  log
    .slice(since, index)
    .some((fact) => isShieldDeclaration(fact) && 'player' in fact && fact.player === life.player);

/** 101.4d-f. Why an effect may begin although something else is being carried out. */
function mayInterrupt(log: readonly Fact[], beginning: Beginning, since: number): boolean {
  const { shieldUse, battle, life } = beginning;
  if (shieldUse) return wasDeclaredSince(log, since, beginning);
  return battle !== undefined && life.triggered !== undefined && life.triggered > battle;
}

export const oneAtATime: PriorityProperty = priorityProperty({
  name: 'oneAtATime',
  rule: '101.4d',
  says: 'Nothing begins while something else is carried out, but uses of shields that were declared meanwhile (113.6) and what a battle inside an effect triggers (101.4f).',
  occasions: (course) => {
    const { beginnings, strays } = accountOf(course);
    const overlapping = strays.map(({ index, what }) => occasion([index], `${what}.`));
    const nested = beginnings.flatMap((beginning): readonly Occasion[] => {
      const { inside, life, index } = beginning;
      if (inside === undefined) {
        const waited = beginnings.some(
          (other) =>
            other.life !== life &&
            other.index < (life.triggered ?? -1) &&
            (other.life.ended ?? Infinity) > (life.triggered ?? -1),
        );
        return waited ? [occasion([index], undefined)] : [];
      }
      const what =
        inside.life === undefined
          ? `what is done in ${course.log[index]?.state}`
          : told(inside.life, inside.since);
      return [
        occasion(
          [inside.since, index],
          !mayInterrupt(course.log, beginning, inside.since) && `${told(life, index)} began inside ${what}.`,
        ),
      ];
    });
    return [...overlapping, ...nested];
  },
});

const textOf = ({ ability, shieldUse, mode }: StandbyEffect): string =>
  JSON.stringify([ability, shieldUse?.way, mode]);

/** Two effects that a player can tell apart, so that their order may matter. */
function canBeToldApart(one: StandbyEffect, other: StandbyEffect): boolean {
  if (one.source.name !== other.source.name || textOf(one) !== textOf(other)) return true;
  const speaksOfObjects = JSON.stringify([one.ability?.effect, one.ability?.condition]).includes('"ref"');
  return (
    speaksOfObjects &&
    (one.source.object !== other.source.object || JSON.stringify(one.bound) !== JSON.stringify(other.bound))
  );
}

const fits = (label: string | undefined, { name }: Life): boolean =>
  label === name || (label?.startsWith(`${name}: `) ?? false);

/** A player was asked which effect is next. */
interface Asked {
  readonly index: number;
  readonly choice: CourseChoice;
}

function ordersAsked({ choices, moments }: Course): readonly Asked[] {
  return choices.flatMap((choice) => {
    const moment = moments[choice.moment];
    return choice.decision.kind === 'standby' && moment?.state.endsWith('.ordering')
      ? [{ index: moment.facts, choice }]
      : [];
  });
}

/** Why an effect may not be the next one of its player; undefined where that player has said so. */
function orderProblem(
  asked: Asked | undefined,
  beginning: Beginning,
  own: readonly Life[],
  begunSince: number,
): string | undefined {
  const { life, index } = beginning;
  const others = own.map((one) => told(one, one.triggered)).join(' and ');
  if (asked === undefined)
    return `${told(life, index)} began without ${life.player} being asked, before ${others}.`;
  const { options } = asked.choice.decision;
  const { answer } = asked.choice;
  const all = [life, ...own];
  if (begunSince === 0) {
    const left = all.find(
      (one) =>
        options.filter(({ label }) => fits(label, one)).length <
        all.filter(({ name }) => name === one.name).length,
    );
    if (left !== undefined)
      return `${told(left, left.triggered)} waited and was not offered (fact ${asked.index}).`;
    if (options.length !== all.length)
      return `${options.length} effects were offered (fact ${asked.index}), but ${all.length} waited.`;
  } else if (answer.length !== options.length || options.length !== all.length + begunSince) {
    return `${told(life, index)} began by an order that did not name all that waited (fact ${asked.index}).`;
  }
  return fits(options[answer[begunSince] ?? -1]?.label, life)
    ? undefined
    : `${life.player} named another effect as next than ${told(life, index)} (fact ${asked.index}).`;
}

export const freeOrder: PriorityProperty = priorityProperty({
  name: 'freeOrder',
  rule: '605.1',
  says: 'A player with several effects waiting that can be told apart is asked which is next, and is offered every one of them.',
  occasions: (course) => {
    const { beginnings, lives } = accountOf(course);
    const orders = ordersAsked(course);
    return beginnings.flatMap((beginning): readonly Occasion[] => {
      const { life, index, inside, shieldUse } = beginning;
      const { known } = life;
      if (inside !== undefined || known === undefined) return [];
      const isOwn = (other: Life): boolean => other.player === life.player && usesShield(other) === shieldUse;
      const own = beginning.waiting.filter(isOwn);
      if (!own.some((other) => other.known !== undefined && canBeToldApart(known, other.known))) return [];
      const asked = orders.findLast(
        (one) =>
          one.index < index &&
          one.choice.decision.player === life.player &&
          !lives.some(
            (other) => isOwn(other) && (other.triggered ?? -1) > one.index && (other.triggered ?? -1) < index,
          ),
      );
      const since = asked?.index ?? index;
      const begun = beginnings.filter(
        (other) =>
          other.inside === undefined && other.index > since && other.index < index && isOwn(other.life),
      ).length;
      return [occasion([asked?.index, index], orderProblem(asked, beginning, own, begun))];
    });
  },
});
