import { isZoneChange } from '../../../effects/state/facts.ts';
import type { Game } from '../../../effects/state/game.ts';
import { PLAYERS, ZONES } from '../../../table/nouns.ts';
import type { Course } from '../../course.ts';
import { accountOf, type Life, momentAfter, stepOf, told } from './account.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';

export const nothingCrosses: PriorityProperty = priorityProperty({
  name: 'nothingCrosses',
  rule: '500.2',
  says: 'No step or substep ends, and the active player does nothing new in it, while something waits or is being resolved.',
  occasions: (course) =>
    accountOf(course)
      .boundaries.filter(({ busy, waiting, resolving }) => busy || waiting.length + resolving.length > 0)
      .map(({ index, waiting: [left], resolving }) => {
        const running = resolving.at(-1);
        const where = course.log[index]?.state;
        const what =
          left !== undefined
            ? `${told(left, left.triggered)} waited`
            : running?.life !== undefined && `${told(running.life, running.since)} was being resolved`;
        return occasion(
          [left?.triggered ?? running?.since, index],
          what !== false && `${what} when ${where} began or went on (fact ${index}).`,
        );
      }),
});

export const everyEffectEnds: PriorityProperty = priorityProperty({
  name: 'everyEffectEnds',
  rule: '603.3',
  says: 'Whatever goes on standby begins once and ends once, unless the rest of the turn is skipped.',
  occasions: (course) => {
    const { lives, boundaries, strays } = accountOf(course);
    const last = boundaries.at(-1)?.index ?? -1;
    return [
      ...strays.map(({ index, what }) => occasion([index], `${what}.`)),
      ...lives.flatMap((life): readonly Occasion[] => {
        const { triggered, began, ended, lapsed } = life;
        if (triggered === undefined || lapsed !== undefined) return [];
        const due = last > triggered;
        const wrong =
          began === undefined
            ? due && `${told(life, triggered)} never began.`
            : ended === undefined && last > began && `${told(life, began)} began and never ended.`;
        return [occasion([triggered, began, ended], wrong)];
      }),
    ];
  },
});

/** Where the object of an effect left while the effect waited. */
const leftWhile = (
  { log }: Course,
  { object, triggered = -1, began = log.length }: Life,
): number | undefined => {
  for (let index = triggered + 1; index < began; index++) {
    const fact = log[index];
    if (fact !== undefined && isZoneChange(fact) && fact.was === object && fact.object !== object)
      return index;
  }
  return undefined;
};

export const effectOutlivesSource: PriorityProperty = priorityProperty({
  name: 'effectOutlivesSource',
  rule: '110.5a',
  says: 'An effect whose source has left while it waited begins all the same, and misfires only by a condition or a limit of its own.',
  occasions: (course) => {
    const { lives, boundaries } = accountOf(course);
    return lives.flatMap((life): readonly Occasion[] => {
      const { known, triggered, began, ended, lapsed } = life;
      if (triggered === undefined || lapsed !== undefined || known === undefined || known.declared) return [];
      const left = leftWhile(course, life);
      if (left === undefined) return [];
      const gone = `${told(life, triggered)} was left by its source (fact ${left})`;
      if (began === undefined)
        return boundaries.some(({ index }) => index > left)
          ? [occasion([triggered, left], `${gone} and never began.`)]
          : [];
      const plain = known.ability?.condition === undefined && known.ability?.limit === undefined;
      const misfired = ended !== undefined && course.log[ended]?.kind === 'effectMisfired';
      return [occasion([triggered, left, began, ended], misfired && plain && `${gone} and misfired.`)];
    });
  },
});

const pendingIn = ({ zones }: Game): readonly string[] =>
  PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      zones[player][zone].flatMap(({ id, pending }) =>
        pending ? [`${player}'s object ${id} in ${zone}`] : [],
      ),
    ),
  );

/** What a turn that was skipped has left over; undefined where it left nothing. */
function leftOver(course: Course, ended: number): string | undefined {
  const moment = momentAfter(course, ended);
  if (moment === undefined) return undefined;
  const { game, standby } = moment;
  const [effect] = standby.effects;
  if (effect !== undefined) return `effect ${effect.id} of ${effect.source.name} still waits`;
  if (standby.resolving !== undefined) return `effect ${standby.resolving.id} is still being resolved`;
  if (standby.opportunities.length > 0) return 'a point of declaration is still open';
  if (game.attack !== undefined || game.use !== undefined || game.battle !== undefined)
    return 'an attack, a battle or a use is still in progress';
  const [pending] = pendingIn(game);
  return pending === undefined ? undefined : `${pending} is still pending`;
}

export const skippedTurnLeavesNothing: PriorityProperty = priorityProperty({
  name: 'skippedTurnLeavesNothing',
  rule: '512.1',
  says: 'When the rest of a turn is skipped nothing more happens in it, and nothing is left on standby or pending.',
  occasions: (course) =>
    course.log.flatMap((fact, index): readonly Occasion[] => {
      if (fact.kind !== 'restOfTurnSkipped') return [];
      const next = course.log.findIndex(({ rule }, at) => at > index && rule !== '512.1');
      if (course.log[next]?.rule === '104.1') return [];
      const ended = course.log.findIndex(({ kind }, at) => at > index && kind === 'turnEnded');
      if (next < 0 && ended < 0) return [];
      const more = ended < 0 || (next >= 0 && next < ended);
      if (more)
        return [
          occasion(
            [index, next],
            `${course.log[next]?.kind} (fact ${next}) still happened in a turn that was skipped.`,
          ),
        ];
      const late = accountOf(course).lives.find(
        ({ lapsed, began = -1 }) => lapsed === index && began > index,
      );
      const left = late === undefined ? leftOver(course, ended) : `${told(late, late.began)} began`;
      return [occasion([index, ended], left !== undefined && `The turn was skipped, but ${left}.`)];
    }),
});

export const pendingEndsWithTheTurn: PriorityProperty = priorityProperty({
  name: 'pendingEndsWithTheTurn',
  rule: '409.1c',
  says: 'Nothing is pending when a player is free to use a card, to attack, or to begin a turn.',
  occasions: (course) =>
    course.moments.flatMap(({ decision, game, facts, state }): readonly Occasion[] => {
      if (decision?.kind !== 'main' && decision?.kind !== 'charge' && decision?.kind !== 'attack') return [];
      const [pending] = pendingIn(game);
      return [
        occasion(
          [facts === 0 ? undefined : facts - 1],
          pending !== undefined && `${pending} is pending in ${stepOf(state)}.`,
        ),
      ];
    }),
});
