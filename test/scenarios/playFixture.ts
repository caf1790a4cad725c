import {
  createDuel,
  type Decision,
  type Duel,
  type Fact,
  type Option,
  type PositionOptions,
  parseCard,
} from 'taiki';
import type {
  FixtureChoice,
  FixtureDecision,
  FixtureEnd,
  FixtureEndCard,
  FixtureExpectation,
  FixtureFact,
  FixturePlay,
  RulingFixture,
} from 'taiki/rulings';

/**
 * Replays exported rulings from their JSON and the public interface of the engine alone. It shares no code with the runner of scenarios, and
 * shows what a runner on another engine needs.
 */

const sameCard = (found: Option['card'], wanted: FixtureChoice['card']): boolean =>
  found === undefined || wanted === undefined
    ? found === wanted
    : found.name === wanted.name && found.owner === wanted.owner && found.zone === wanted.zone;

const means = (option: Option, wanted: FixtureChoice): boolean =>
  sameCard(option.card, wanted.card) &&
  sameCard(option.target, wanted.target) &&
  sameCard(option.uses, wanted.uses) &&
  option.player === wanted.player &&
  option.number === wanted.number &&
  option.pass === wanted.pass;

/** The index of the option that means this: by its fields, then by its text, then by its number. */
function indexOf({ options }: Decision, wanted: FixtureChoice): number {
  const meant = options.flatMap((option, index) => (means(option, wanted) ? [index] : []));
  if (meant.length === 1) return meant[0] ?? -1;
  const alike = meant.filter((index) => options[index]?.label === wanted.text);
  return alike[(wanted.nth ?? 1) - 1] ?? -1;
}

const fits = (fact: Fact, { kind, player, card, to, rule }: FixtureFact): boolean =>
  fact.kind === kind &&
  (player === undefined || ('player' in fact && fact.player === player)) &&
  (card === undefined || ('name' in fact && fact.name === card)) &&
  (to === undefined || ('to' in fact && fact.to === to)) &&
  (rule === undefined || fact.rule === rule);

const eventOf = (event: object): string =>
  `${Reflect.get(event, 'kind')}${'name' in event ? ` ${event.name}` : ''}`;

const LANES = ['usesShield', 'beforeBreak', 'declares', 'resolves'] as const;

interface Waiting {
  readonly player: string;
  readonly does: string;
  readonly what: string;
}

/** 101.4. Uses of shields, then what precedes a break, then for each player, the active one first, declarations and effects. */
function standbyOf({ standby, game }: Duel): readonly Waiting[] {
  const { active } = game.turn;
  const players = [active, active === 'p1' ? 'p2' : 'p1'] as const;
  const waitsIn = (player: string, lane: (typeof LANES)[number]): readonly Waiting[] => {
    if (lane === 'declares') {
      const open = standby.opportunities.filter((one) => one.player === player);
      return [...new Set(open.map(({ event }) => eventOf(event)))].map((what) => ({
        player,
        does: lane,
        what,
      }));
    }
    return standby.effects
      .filter((one) => one.player === player)
      .filter((one) => {
        if (one.kind === 'shieldUse') return lane === 'usesShield';
        return (one.event === 'shieldsChosen') === (lane === 'beforeBreak') && lane !== 'usesShield';
      })
      .map(({ source }) => ({ player, does: lane === 'usesShield' ? lane : 'resolves', what: source.name }));
  };
  const { resolving } = standby;
  return [
    ...(resolving === undefined
      ? []
      : [{ player: resolving.player, does: 'resolving', what: resolving.source.name }]),
    ...(['usesShield', 'beforeBreak'] as const).flatMap((lane) =>
      players.flatMap((one) => waitsIn(one, lane)),
    ),
    ...players.flatMap((one) => [...waitsIn(one, 'declares'), ...waitsIn(one, 'resolves')]),
  ];
}

function endCards(
  duel: Duel,
  player: 'p1' | 'p2',
  zone: keyof FixtureEnd['p1']['zones'],
): readonly FixtureEndCard[] {
  const { cards, zones } = duel.game;
  const nameOf = (card: number | undefined) => (card === undefined ? '' : (cards[card]?.name ?? ''));
  return zones[player][zone].map((object) => {
    const bearer = [...zones.p1.battleZone, ...zones.p2.battleZone].find(
      ({ id }) => id === object.attachedTo,
    );
    return {
      name: nameOf(object.card),
      ...(object.tapped ? { tapped: true } : {}),
      ...(object.faceUp && zone === 'shieldZone' ? { faceUp: true } : {}),
      ...(object.pending ? { pending: true } : {}),
      ...(bearer === undefined ? {} : { attachedTo: nameOf(bearer.card) }),
      ...(object.under.length === 0 ? {} : { over: object.under.map(nameOf) }),
    };
  });
}

/** What differs between a play on our engine and the play of a fixture; the first difference ends it. */
export function differencesIn(fixture: RulingFixture, play: FixturePlay, seed = 0): readonly string[] {
  const duel = createDuel({
    position: play.position,
    cards: fixture.ownCards.map(({ definition }) => parseCard(definition)),
    runtime: 'compiled',
    seed,
    ...(play.version === undefined ? {} : ({ rules: play.version } as Pick<PositionOptions, 'rules'>)),
  });
  let from = 0;
  for (const [at, wanted] of play.decisions.entries()) {
    const problems = decisionProblems(duel, wanted, from);
    if (problems.length > 0) return problems.map((problem) => `decision ${at + 1}: ${problem}`);
    if (wanted.checked) from = duel.log.length;
    const { decision } = duel;
    if (decision !== undefined) duel.choose(wanted.choose.map((choice) => indexOf(decision, choice)));
  }
  return endProblems(duel, play.end, from).map((problem) => `end: ${problem}`);
}

function decisionProblems(duel: Duel, wanted: FixtureDecision, from: number): readonly string[] {
  const { decision } = duel;
  if (decision?.player !== wanted.player || decision.kind !== wanted.kind)
    return [`expected ${wanted.player} ${wanted.kind}, found ${decision?.player} ${decision?.kind}`];
  const { choose, offered = [], only, notOffered = [], forbidden = [], mayPass } = wanted;
  const indexes = [...choose, ...offered].map((choice) => ({ choice, index: indexOf(decision, choice) }));
  const listed = offered.map((choice) => indexOf(decision, choice));
  const others = decision.options.filter(({ pass }, index) => !pass && !listed.includes(index));
  const passes = decision.min === 0 || decision.options.some(({ pass }) => pass);
  const explained = duel.explain();
  return [
    ...indexes.flatMap(({ choice, index }) => (index < 0 ? [`no option ${JSON.stringify(choice)}`] : [])),
    ...(only ? others.map(({ label }) => `another option ${label}`) : []),
    ...notOffered.filter((name) =>
      decision.options.some(({ card, target }) => [card?.name, target?.name].includes(name)),
    ),
    ...forbidden.flatMap(({ card, rule }) =>
      explained.some((one) => one.card.name === card && one.rule === rule)
        ? []
        : [`${card} is not forbidden by ${rule}`],
    ),
    ...(mayPass === undefined || mayPass === passes ? [] : [`passing: ${passes}`]),
    ...expectationProblems(duel, wanted, from),
  ];
}

function expectationProblems(duel: Duel, wanted: FixtureExpectation, from: number): readonly string[] {
  const { state, facts = [], factsNot = [], standby } = wanted;
  const happened = duel.log.slice(from);
  let next = 0;
  const missing = facts.filter((one) => {
    const found = happened.findIndex((fact, index) => index >= next && fits(fact, one));
    if (found >= 0) next = found + 1;
    return found < 0;
  });
  const waiting = JSON.stringify(standbyOf(duel));
  return [
    ...(state === undefined || state === duel.state ? [] : [`state ${duel.state}, not ${state}`]),
    ...missing.map((one) => `no fact ${JSON.stringify(one)}`),
    ...factsNot
      .filter((one) => happened.some((fact) => fits(fact, one)))
      .map((one) => `a fact ${JSON.stringify(one)}`),
    ...(standby === undefined || waiting === JSON.stringify(standby)
      ? []
      : [`on standby: ${waiting}, not ${JSON.stringify(standby)}`]),
  ];
}

const ORDERED: ReadonlySet<string> = new Set(['deck', 'shieldZone']);

function endProblems(duel: Duel, end: FixtureEnd, from: number): readonly string[] {
  const { decision, result } = duel;
  const found = {
    asked: decision && { player: decision.player, kind: decision.kind },
    result: result && { winner: result.winner, reason: result.reason },
  };
  const wanted = { asked: end.asked, result: end.result && { winner: end.result.winner, ...end.result } };
  const zones = (['p1', 'p2'] as const).flatMap((player) => [
    ...Object.entries(end[player].zones).flatMap(([name, cards]) => {
      const zone = name as keyof FixtureEnd['p1']['zones'];
      const settled = (list: readonly FixtureEndCard[]) => {
        const texts = list.map((card) => JSON.stringify(card));
        return (ORDERED.has(zone) ? texts : texts.toSorted()).join(' ');
      };
      const lies = settled(endCards(duel, player, zone));
      return lies === settled(cards) ? [] : [`${player} ${zone}: ${lies}, not ${settled(cards)}`];
    }),
    ...Object.entries(end[player].counts).flatMap(([zone, count]) => {
      const size = duel.game.zones[player][zone as keyof FixtureEnd['p1']['zones']].length;
      return size === count ? [] : [`${player} ${zone}: ${size} cards, not ${count}`];
    }),
  ]);
  return [
    ...(JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]),
    ...zones,
    ...expectationProblems(duel, end, from),
  ];
}
