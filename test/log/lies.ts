import type { Fact, FactKind } from '../../effects/state/reported/facts.ts';
import { opponentOf } from '../../table/nouns.ts';

/** A log with one lie, and the index of the fact at which the lie shows. */
export interface Told {
  readonly log: readonly Fact[];
  readonly at: number;
}

/** Something false that a log could say. */
export interface Lie {
  readonly says: string;
  /** The number of the rule that it breaks. */
  readonly rule: string;
  /** Undefined if this log gives no occasion for it. */
  tell(log: readonly Fact[]): Told | undefined;
}

type Is = (fact: Fact, index: number, log: readonly Fact[]) => boolean;
/** The fields of a fact, whatever its kind: lies need not be consistent. */
type Changes = Readonly<Record<string, unknown>>;

const changed = (fact: Fact, changes: Changes): Fact => ({ ...fact, ...changes }) as Fact;

const field = (fact: Fact | undefined, name: string): unknown =>
  fact === undefined ? undefined : (fact as unknown as Changes)[name];

const isKind =
  (kind: FactKind, state?: string): Is =>
  (fact) =>
    fact.kind === kind && (state === undefined || fact.state.startsWith(state));

const inserted = (log: readonly Fact[], at: number, ...facts: readonly Fact[]): readonly Fact[] => [
  ...log.slice(0, at),
  ...facts,
  ...log.slice(at),
];

const without = (log: readonly Fact[], ...left: readonly number[]): readonly Fact[] =>
  log.filter((_, index) => !left.includes(index));

/** Changes the first such fact. */
const change =
  (is: Is, changes: (fact: Fact, index: number, log: readonly Fact[]) => Changes | undefined): Lie['tell'] =>
  (log) => {
    for (const [at, fact] of log.entries()) {
      const what = is(fact, at, log) ? changes(fact, at, log) : undefined;
      if (what !== undefined)
        return { log: log.map((one, index) => (index === at ? changed(one, what) : one)), at };
    }
    return undefined;
  };

/** Repeats the first such fact right after it, with changes. */
const repeat =
  (is: Is, changes: (fact: Fact) => Changes = () => ({})): Lie['tell'] =>
  (log) => {
    const at = log.findIndex(is);
    const fact = log[at];
    return fact && { log: inserted(log, at + 1, changed(fact, changes(fact))), at: at + 1 };
  };

/** Leaves out the first such fact for which there is a later one that shows it. */
const leaveOut =
  (is: Is, shows: (later: Fact, left: Fact) => boolean): Lie['tell'] =>
  (log) => {
    for (const [index, fact] of log.entries()) {
      if (!is(fact, index, log)) continue;
      const at = log.findIndex((later, where) => where > index && shows(later, fact));
      if (at >= 0) return { log: without(log, index), at: at - 1 };
    }
    return undefined;
  };

const NEW = 1_000_000;

/** An object that a zone change brought to a zone before an index, and that has not moved since. */
function lyingIn(log: readonly Fact[], before: number, zone: string, player?: unknown): Fact | undefined {
  return log
    .slice(0, before)
    .findLast(
      (fact, index, earlier) =>
        field(fact, 'to') === zone &&
        (player === undefined || field(fact, 'player') === player) &&
        !earlier.slice(index).some((later) => field(later, 'was') === field(fact, 'object')),
    );
}

/** A card that left a hand or a deck before an index. */
const leftBefore = (log: readonly Fact[], index: number): Fact | undefined =>
  log
    .slice(0, index)
    .findLast((fact) => ['hand', 'deck'].includes(String(field(fact, 'from'))) && 'was' in fact);

/** The number that this card had. */
const goneBefore = (log: readonly Fact[], index: number): unknown => field(leftBefore(log, index), 'was');

const opponentIn = (fact: Fact): Changes => ({ player: opponentOf(field(fact, 'player') as 'p1' | 'p2') });

const sameObject = (one: Fact, other: Fact): boolean => field(one, 'object') === field(other, 'object');
const sameEffect = (one: Fact, other: Fact): boolean => field(one, 'effect') === field(other, 'effect');

const inTurns: readonly Lie[] = [
  {
    says: 'a deck was not shuffled',
    rule: '103.2',
    tell: leaveOut(isKind('deckShuffled', 'opening'), ({ kind }) => kind === 'duelBegan'),
  },
  {
    says: 'a player begins with four shields',
    rule: '103.3',
    tell: leaveOut(isKind('shieldPlaced', 'opening'), ({ kind }) => kind === 'duelBegan'),
  },
  {
    says: 'a player begins with four cards in hand',
    rule: '103.3',
    tell: leaveOut(isKind('cardDrawn', 'opening'), ({ kind }) => kind === 'duelBegan'),
  },
  {
    says: 'a turn is left out',
    rule: '500.1',
    tell: change(
      (fact, index, log) => fact.kind === 'turnBegan' && log.slice(0, index).some(isKind('turnBegan')),
      (fact) => ({ turn: Number(field(fact, 'turn')) + 1 }),
    ),
  },
  {
    says: 'a turn does not end',
    rule: '500.1',
    tell: leaveOut(isKind('turnEnded'), ({ kind }) => kind === 'turnBegan'),
  },
  {
    says: 'a player has two turns in a row',
    rule: '500.1',
    tell: change(
      (fact, index, log) => fact.kind === 'turnBegan' && log.slice(0, index).some(isKind('turnBegan')),
      opponentIn,
    ),
  },
  {
    says: 'a player ends the turn of the other',
    rule: '512.1',
    tell: change(
      (fact, index, log) => fact.kind === 'turnEnded' && log.slice(0, index).some(isKind('turnBegan')),
      opponentIn,
    ),
  },
  {
    says: 'the charge step comes again after the main step',
    rule: '500.1',
    tell: repeat(isKind('choiceMade', 'turn.main.choosing'), () => ({ state: 'turn.charge.choosing' })),
  },
  {
    says: 'a card is drawn in the first turn',
    rule: '500.6',
    tell: (log) => {
      const at = log.findIndex((fact) => fact.kind === 'turnBegan' && fact.turn === 1);
      const drawn = log.find(isKind('cardDrawn', 'turn.draw.drawing'));
      if (at < 0 || drawn === undefined) return undefined;
      return { log: inserted(log, at + 1, changed(drawn, { was: NEW, object: NEW + 1 })), at: at + 1 };
    },
  },
  {
    says: 'two cards are drawn for a turn',
    rule: '502.1',
    tell: repeat(isKind('cardDrawn', 'turn.draw.drawing'), () => ({ was: NEW, object: NEW + 1 })),
  },
  {
    says: 'the other player draws for the turn',
    rule: '502.1',
    tell: change(isKind('cardDrawn', 'turn.draw.drawing'), opponentIn),
  },
  {
    says: 'two cards are charged',
    rule: '503.1',
    tell: repeat(isKind('manaCharged'), () => ({ was: NEW, object: NEW + 1 })),
  },
  {
    says: 'a card is charged in the main step',
    rule: '503.1',
    tell: change(isKind('manaCharged'), () => ({ state: 'turn.main.choosing' })),
  },
  {
    says: 'the other player charges',
    rule: '503.1',
    tell: change(isKind('manaCharged'), opponentIn),
  },
  {
    says: 'cards of the other player untap',
    rule: '501.1',
    tell: change((fact) => fact.kind === 'cardUntapped' && fact.rule === '501.1', opponentIn),
  },
  {
    says: 'a card untaps twice',
    rule: '501.1',
    tell: repeat((fact) => fact.kind === 'cardUntapped' && fact.rule === '501.1'),
  },
  {
    says: 'a cost is paid with a card that was not tapped',
    rule: '112.2',
    tell: leaveOut(
      isKind('cardTapped', 'turn.main.use.paying'),
      (later) => later.kind === 'costPaid' && later.state.startsWith('turn.main.use'),
    ),
  },
  {
    says: 'a card is used without its cost',
    rule: '601.1g',
    tell: leaveOut(
      isKind('costPaid', 'turn.main.use'),
      (later, left) => later.kind === 'cardUsed' && sameObject(later, left),
    ),
  },
  {
    says: 'the cost of a card is paid that was not declared',
    rule: '601.1f',
    tell: leaveOut(
      isKind('useDeclared', 'turn.main.use'),
      (later, left) => later.kind === 'costPaid' && sameObject(later, left),
    ),
  },
];

const moves: Is = (fact) => 'was' in fact;

const inZones: readonly Lie[] = [
  { says: 'a tapped card is tapped', rule: '105.1', tell: repeat(isKind('cardTapped')) },
  {
    says: 'a card in a hand is tapped',
    rule: '105.1',
    tell: change(isKind('cardTapped'), (_, index, log) => {
      const object = field(lyingIn(log, index, 'hand'), 'object');
      return object === undefined ? undefined : { object };
    }),
  },
  {
    says: 'a card is drawn from the graveyard',
    rule: '114.2',
    tell: change(isKind('cardDrawn'), () => ({ from: 'graveyard' })),
  },
  {
    says: 'a discarded card goes to the mana zone',
    rule: '701.7a',
    tell: change(isKind('cardDiscarded'), () => ({ to: 'manaZone' })),
  },
  {
    says: 'a destroyed card goes to the hand',
    rule: '701.6a',
    tell: change(isKind('cardDestroyed'), () => ({ to: 'hand' })),
  },
  {
    says: 'a broken shield goes to the graveyard',
    rule: '509.5',
    tell: change(isKind('shieldBroken'), () => ({ to: 'graveyard' })),
  },
  {
    says: 'a card moves twice',
    rule: '400.5',
    tell: repeat(moves, () => ({ object: NEW })),
  },
  {
    says: 'a card moves from a zone in which it was not',
    rule: '400.1',
    tell: change(
      (fact, index, log) =>
        fact.kind === 'cardPut' &&
        log.slice(0, index).some((one) => field(one, 'object') === fact.was && moves(one, 0, log)),
      (fact) => ({ from: field(fact, 'from') === 'hand' ? 'graveyard' : 'hand' }),
    ),
  },
  {
    says: 'a card is another card after its move',
    rule: '400.1',
    tell: change(
      (fact, index, log) =>
        'was' in fact &&
        fact.from === 'hand' &&
        log.slice(0, index).some((one) => field(one, 'object') === fact.was && moves(one, 0, log)),
      () => ({ name: 'Another Card' }),
    ),
  },
  {
    says: 'a card moves to the other player',
    rule: '400.1',
    tell: change(
      (fact, index, log) =>
        'was' in fact &&
        fact.kind !== 'manaCharged' &&
        log.slice(0, index).some((one) => field(one, 'object') === fact.was && moves(one, 0, log)),
      opponentIn,
    ),
  },
  {
    says: 'a card keeps the number of another',
    rule: '400.5',
    tell: change(
      (fact, index, log) => 'was' in fact && fact.kind !== 'cardPut' && goneBefore(log, index) !== undefined,
      (_, index, log) => ({ object: goneBefore(log, index) }),
    ),
  },
  {
    says: 'a creature is put on one that has left',
    rule: '801.1',
    tell: change(
      (fact, index, log) => fact.kind === 'cardPut' && goneBefore(log, index) !== undefined,
      (_, index, log) => ({ object: goneBefore(log, index), onto: 'A Card' }),
    ),
  },
  {
    says: 'a card is tapped that has left',
    rule: '400.5',
    tell: change(
      (fact, index, log) => fact.kind === 'cardTapped' && goneBefore(log, index) !== undefined,
      (_, index, log) => ({ object: goneBefore(log, index), name: field(leftBefore(log, index), 'name') }),
    ),
  },
];

const inAttacks: readonly Lie[] = [
  {
    says: 'a creature attacks untapped',
    rule: '506.1',
    tell: leaveOut(
      (fact) => fact.kind === 'cardTapped' && fact.rule === '506.1',
      (later, left) => later.kind === 'attackDeclared' && sameObject(later, left),
    ),
  },
  { says: 'the other player attacks', rule: '506.1', tell: change(isKind('attackDeclared'), opponentIn) },
  {
    says: 'a creature attacks in the main step',
    rule: '505.1',
    tell: change(isKind('attackDeclared'), () => ({ state: 'turn.main.choosing' })),
  },
  {
    says: 'a creature attacks during an attack',
    rule: '505.1',
    tell: (log) => {
      const from = log.findIndex(isKind('attackDeclared'));
      const at = log.findIndex((fact, index) => index > from && fact.kind === 'attackNotBlocked') + 1;
      const fact = log[from];
      return fact === undefined || at === 0 ? undefined : { log: inserted(log, at, fact), at };
    },
  },
  {
    says: 'an attack is counted twice',
    rule: '505.1',
    tell: change(
      (fact, index, log) => fact.kind === 'attackDeclared' && log.slice(0, index).some(isKind('turnBegan')),
      (fact) => ({ nth: Number(field(fact, 'nth')) + 1 }),
    ),
  },
  {
    says: 'a creature attacks its own player',
    rule: '506.1',
    tell: change(isKind('attackDeclared'), (fact) => ({ target: { player: field(fact, 'player') } })),
  },
  {
    says: 'a creature attacks a card in a hand',
    rule: '506.1',
    tell: change(isKind('attackDeclared'), (_, index, log) => {
      const creature = field(lyingIn(log, index, 'hand'), 'object');
      return creature === undefined ? undefined : { target: { creature } };
    }),
  },
  {
    says: 'a creature of the attacking player blocks',
    rule: '507.1',
    tell: change(isKind('creatureBlocked', 'turn.attack'), opponentIn),
  },
  {
    says: 'another creature than the attacking one is blocked',
    rule: '507.3',
    tell: change(isKind('creatureBlocked', 'turn.attack'), () => ({ attacker: NEW })),
  },
  {
    says: 'an attack is blocked and not blocked',
    rule: '507.3c',
    tell: repeat(isKind('attackBlocked', 'turn.attack'), () => ({ kind: 'attackNotBlocked' })),
  },
  {
    says: 'a battle is won that did not begin',
    rule: '115.3',
    tell: change(isKind('battleWon'), () => ({ against: NEW })),
  },
  {
    says: 'the creatures battle although nobody blocks',
    rule: '508.1',
    tell: (log) => {
      const after = log.findIndex(
        (fact, index) =>
          fact.kind === 'attackNotBlocked' &&
          'player' in fact.target &&
          !log.slice(0, index).some(isKind('attackRedirected')),
      );
      const fact = log[after];
      const state = 'turn.attack.battle.beginning.announcing';
      return (
        fact && {
          log: inserted(log, after + 1, changed(fact, { kind: 'battleBegan', against: NEW, state })),
          at: after + 1,
        }
      );
    },
  },
  { says: 'an attack ends twice', rule: '510.2', tell: repeat(isKind('attackEnded')) },
  {
    says: 'a shield breaks that was not chosen',
    rule: '509.5',
    tell: change(isKind('shieldBroken'), () => ({ was: NEW })),
  },
  {
    says: 'a strike back is declared and not paid for',
    rule: '509.5c',
    tell: (log) => {
      const at = log.findIndex(isKind('shieldBroken'));
      const broken = log[at];
      if (broken === undefined) return undefined;
      const declared = {
        kind: 'usageDeclared',
        player: field(broken, 'player'),
        object: NEW,
        name: 'Avenger',
      };
      return { log: inserted(log, at, changed(broken, { ...declared, ability: 'strikeBack' })), at: at + 1 };
    },
  },
  {
    says: 'a shield pays for a strike back that was not declared',
    rule: '112.3b',
    tell: leaveOut(
      (fact) => fact.kind === 'usageDeclared' && fact.ability === 'strikeBack',
      (later) => later.kind === 'cardDiscarded' && later.rule === '112.3b',
    ),
  },
  {
    says: 'a shield is chosen that has left',
    rule: '509.2',
    tell: change(isKind('shieldsChosen'), (_, index, log) => ({ shields: [goneBefore(log, index) ?? NEW] })),
  },
];

/** The player whose turn it is at an index. */
const activeBefore = (log: readonly Fact[], index: number): unknown =>
  field(log.slice(0, index).findLast(isKind('turnBegan')), 'player');

const isOfActive: Is = (fact, index, log) =>
  fact.kind === 'effectTriggered' && activeBefore(log, index) === fact.player;

/** The first fact of a window in which the effect that triggered at an index begins at once, with nothing else between. */
function begunAt(log: readonly Fact[], triggered: number): number | undefined {
  const fact = log[triggered];
  const at = log.findIndex(
    (later, index) =>
      index > triggered && later.kind === 'effectBegan' && fact !== undefined && sameEffect(later, fact),
  );
  return at >= 0 && /\.(ap|nap)Resolve\.resolving$/.test(log[at]?.state ?? '') ? at : undefined;
}

/** Inserts facts where an effect of the active player waits, before it begins. */
const whileWaits =
  (facts: (began: Fact) => readonly Fact[], shownBy = 0): Lie['tell'] =>
  (log) => {
    for (const [index, fact] of log.entries()) {
      if (!isOfActive(fact, index, log)) continue;
      const at = begunAt(log, index);
      const began = at === undefined ? undefined : log[at];
      const between = at === undefined ? [] : log.slice(index + 1, at);
      if (at === undefined || began === undefined || between.some((one) => one.kind.startsWith('effect')))
        continue;
      if (between.some(isKind('usageDeclared'))) continue;
      const added = facts(began);
      return { log: inserted(log, at, ...added), at: at + shownBy };
    }
    return undefined;
  };

const asNap = (fact: Fact): Changes => ({
  ...opponentIn(fact),
  state: fact.state.replace('apResolve', 'napResolve').replace('nnap', 'nap'),
});

const onStandby: readonly Lie[] = [
  {
    says: 'an effect of the non-active player begins before one of the active player',
    rule: '101.4a',
    tell: whileWaits(
      (began) => [
        changed(began, { ...opponentIn(began), kind: 'effectTriggered', effect: NEW, event: 'cardPut' }),
        changed(began, { ...asNap(began), effect: NEW }),
        changed(began, { ...asNap(began), kind: 'effectResolved', effect: NEW }),
      ],
      1,
    ),
  },
  {
    says: 'the non-active player goes on although an effect of the active player triggered meanwhile',
    rule: '101.4c',
    tell: (log) => {
      const at = log.findIndex(
        (fact, index) =>
          fact.kind === 'effectBegan' &&
          fact.state.endsWith('napResolve.resolving') &&
          activeBefore(log, index) === opponentOf(fact.player) &&
          log.slice(0, index).some((one) => one.kind === 'effectTriggered' && sameEffect(one, fact)),
      );
      const end = log.findIndex(
        (fact, index) => index > at && fact.kind === 'effectResolved' && sameEffect(fact, log[at] as Fact),
      );
      const fact = log[at];
      if (fact === undefined || end < 0) return undefined;
      const back = { ...opponentIn(fact), kind: 'effectTriggered', effect: NEW, event: 'cardPut' };
      const next = { kind: 'effectTriggered', effect: NEW + 1, event: 'cardPut', object: NEW };
      const triggered = inserted(log, at + 1, changed(fact, back), changed(fact, next));
      return {
        log: inserted(triggered, end + 3, changed(fact, { effect: NEW + 1, object: NEW })),
        at: end + 3,
      };
    },
  },
  {
    says: 'another effect begins while a declared shield use waits',
    rule: '101.4a',
    tell: (log) => {
      const at = log.findIndex(
        (fact) =>
          fact.kind === 'effectBegan' &&
          fact.state === 'turn.attack.directAttack.napResolve.resolving' &&
          fact.rule === '509.5e',
      );
      const fact = log[at];
      if (
        fact === undefined ||
        !log.slice(0, at).some((one) => one.kind === 'effectTriggered' && sameEffect(one, fact))
      )
        return undefined;
      const about = { effect: NEW, object: NEW };
      return {
        log: inserted(
          log,
          at,
          changed(fact, { ...about, kind: 'effectTriggered', event: 'cardPut' }),
          changed(fact, about),
          changed(fact, { ...about, kind: 'effectResolved' }),
        ),
        at: at + 1,
      };
    },
  },
  {
    says: 'an effect begins inside another',
    rule: '101.4d',
    tell: (log) => {
      const at = log.findIndex(
        (fact, index) =>
          fact.kind === 'effectBegan' &&
          /Resolve\.resolving$/.test(fact.state) &&
          log[index + 1]?.kind !== 'battleBegan',
      );
      const fact = log[at];
      if (fact === undefined) return undefined;
      const about = { effect: NEW, object: NEW };
      const early = changed(fact, { ...about, kind: 'effectTriggered', event: 'cardPut' });
      const late = [changed(fact, about), changed(fact, { ...about, kind: 'effectResolved' })];
      return { log: inserted(inserted(log, at, early), at + 2, ...late), at: at + 2 };
    },
  },
  {
    says: 'an effect begins that did not trigger',
    rule: '603.3',
    tell: (log) => {
      const index = log.findIndex(isKind('effectTriggered'));
      const fact = log[index];
      const at = begunAt(log, index);
      return fact === undefined || at === undefined ? undefined : { log: without(log, index), at: at - 1 };
    },
  },
  { says: 'an effect triggers twice', rule: '603.3', tell: repeat(isKind('effectTriggered')) },
  {
    says: 'an effect is resolved that did not begin',
    rule: '605.2',
    tell: leaveOut(
      isKind('effectBegan'),
      (later, left) => later.kind === 'effectResolved' && sameEffect(later, left),
    ),
  },
  {
    says: 'an effect is resolved for the other player',
    rule: '605.2',
    tell: change(isKind('effectResolved'), opponentIn),
  },
  {
    says: 'a step goes on although an effect waits',
    rule: '500.2',
    tell: (log) => {
      const at = log.findIndex(
        (fact, index) =>
          index > 0 &&
          fact.kind === 'choiceMade' &&
          fact.decision === 'main' &&
          /\.(ap|nap)Resolve\./.test(log[index - 1]?.state ?? ''),
      );
      const before = log[at - 1];
      if (before === undefined) return undefined;
      const about = { player: 'p1', object: NEW, name: 'A Card', effect: NEW };
      return {
        log: inserted(log, at, changed(before, { ...about, kind: 'effectTriggered', event: 'cardPut' })),
        at: at + 1,
      };
    },
  },
  {
    says: 'the non-active player declares while an effect of the active player waits',
    rule: '506.3d',
    tell: whileWaits((began) => [
      changed(began, {
        ...opponentIn(began),
        kind: 'choiceMade',
        decision: 'declareUsage',
        chose: [],
        forced: false,
      }),
    ]),
  },
  { says: 'an event is replaced twice', rule: '609.3', tell: repeat(isKind('eventReplaced')) },
  {
    says: 'a move takes the place of an event that was not replaced',
    rule: '609.4',
    tell: change(moves, () => ({ insteadOf: NEW })),
  },
];

const atTheEnd: readonly Lie[] = [
  {
    says: 'something happens after the end',
    rule: '104.1',
    tell: (log) => {
      const at = log.findIndex(isKind('duelEnded'));
      const [first] = log;
      return at < 0 || first === undefined ? undefined : { log: inserted(log, at + 1, first), at: at + 1 };
    },
  },
  {
    says: 'the duel ended in another turn',
    rule: '104.1',
    tell: change(
      (fact, index, log) => fact.kind === 'duelEnded' && log.slice(0, index).some(isKind('turnBegan')),
      (fact) => ({ result: { ...(field(fact, 'result') as object), turn: 999 } }),
    ),
  },
  {
    says: 'a duel without a winner is won',
    rule: '104.1',
    tell: change(isKind('duelEnded'), (fact) => ({
      result: { ...(field(fact, 'result') as object), winner: 'p1', reason: 'turnLimit' },
    })),
  },
  {
    says: 'the attacked player wins by the direct attack',
    rule: '509.1',
    tell: change(
      (fact) => fact.kind === 'duelEnded' && fact.result.reason === 'directAttack',
      (fact) => {
        const result = field(fact, 'result') as { readonly winner: 'p1' | 'p2' };
        return { result: { ...result, winner: opponentOf(result.winner) } };
      },
    ),
  },
  {
    says: 'a direct attack wins although there is a shield',
    rule: '509.1',
    tell: (log) => {
      const at = log.findIndex((fact) => fact.kind === 'duelEnded' && fact.result.reason === 'directAttack');
      const fact = log[at];
      if (fact?.kind !== 'duelEnded' || fact.result.winner === undefined) return undefined;
      const player = opponentOf(fact.result.winner);
      const shield = changed(fact, {
        kind: 'shieldPlaced',
        player,
        object: NEW,
        was: NEW + 1,
        name: 'A Card',
        from: 'deck',
        to: 'shieldZone',
      });
      return { log: inserted(log, at, shield), at: at + 1 };
    },
  },
  {
    says: 'a player loses without a deck who has one',
    rule: '703.4b',
    tell: (log) => {
      const at = log.findIndex(isKind('duelEnded'));
      const fact = log[at];
      if (fact?.kind !== 'duelEnded' || fact.result.winner === undefined) return undefined;
      const about = { player: opponentOf(fact.result.winner), object: NEW, was: NEW + 1, name: 'A Card' };
      const put = changed(fact, { ...about, kind: 'cardMoved', from: 'hand', to: 'deck' });
      const ended = changed(fact, { result: { ...fact.result, reason: 'deckOut' } });
      return { log: inserted(log.slice(0, at), at, put, ended), at: at + 1 };
    },
  },
  {
    says: 'a blocked attack wins',
    rule: '509.1',
    tell: (log) => {
      const at = log.findIndex((fact) => fact.kind === 'duelEnded' && fact.result.reason === 'directAttack');
      const since = log.slice(0, at).findLastIndex(isKind('attackDeclared'));
      const fact = log[since];
      return at < 0 || fact === undefined
        ? undefined
        : {
            log: inserted(log, since + 1, changed(fact, { kind: 'attackBlocked', blocker: NEW })),
            at: at + 1,
          };
    },
  },
];

/** Lies of every kind that `checkLog` must find. */
export const lies: readonly Lie[] = [...inTurns, ...inZones, ...inAttacks, ...onStandby, ...atTheEnd];
