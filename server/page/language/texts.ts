import type { Civilization, Explanation, KnownFact, Result, Viewer, Zone } from 'taiki';
import { describeFact, describePower, describeResult } from 'taiki/engine';
import type { ClockSettings } from '../../protocol/protocol.ts';
import { spaced, stateText, ZONE_NAMES } from '../duel/wording.ts';
import { clockText } from '../lobby/clockText.ts';

/** Whom a duel may be played against. */
export type OpponentKind = 'friend' | 'anybody' | 'greedy' | 'random';

/** What the page of a duel says; what the engine says in English is passed on by `says`. */
export interface PageTexts {
  readonly says: {
    readonly name: (card: string) => string;
    readonly prompt: (text: string) => string;
    readonly label: (text: string) => string;
    readonly words: (text: string) => string;
    readonly fact: (fact: KnownFact, viewer: Viewer, more: readonly KnownFact[]) => string;
    readonly result: (result: Result, viewer: Viewer) => string;
    readonly refusal: (what: string, reason: string) => string;
    /** Why the server has not done what was asked, by the code of its error. */
    readonly error: (code: string, message: string) => string;
    readonly explanation: (explanation: Explanation) => string;
    readonly keyword: (keyword: string) => string;
    readonly civilizations: (civilizations: readonly Civilization[]) => string;
    readonly type: (type: string) => string;
    readonly races: (races: readonly string[]) => string;
    readonly state: (path: string) => string;
    readonly zone: (zone: Zone) => string;
  };
  readonly table: {
    readonly turn: (turn: number, step: string) => string;
    readonly state: string;
    readonly you: string;
    readonly opponent: string;
    readonly isYou: string;
    readonly active: string;
    readonly deciding: string;
    readonly counts: (deck: number, hand: number) => string;
    readonly untapped: (untapped: number, all: number) => string;
    /** The name of a zone whose cards lie in a pile, and how many. */
    readonly pile: (zone: string, count: number) => string;
    readonly shown: string;
    readonly timeLeft: (player: string) => string;
    readonly standby: string;
    readonly attack: (attacker: string, target: string | undefined, blocker: string | undefined) => string;
  };
  readonly card: {
    readonly hidden: string;
    readonly seal: string;
    readonly seals: (count: number) => string;
    readonly faceDownMana: (state: 'tapped' | 'untapped') => string;
    readonly faceDown: (name: string) => string;
    readonly tapped: string;
    readonly canBeChosen: string;
    readonly letters: Readonly<Record<Civilization, string>>;
    readonly over: (cards: readonly string[]) => string;
    /** 113.2. Of how many cards a shield is. */
    readonly cards: (count: number) => string;
    readonly linkedWith: (cards: readonly string[]) => string;
    /** What bears it: a creature. */
    readonly borneBy: (card: string) => string;
    readonly onShield: (number: number) => string;
    readonly fresh: string;
    readonly details: (name: string) => string;
    readonly close: string;
    readonly cost: (cost: number, toPay: number) => string;
    readonly power: (power: number, printed: number | undefined) => string;
    readonly until: (until: string) => string;
  };
  readonly deciding: {
    readonly decision: string;
    readonly options: string;
    readonly decides: (player: string | undefined) => string;
    readonly opponentDecides: string;
    readonly byRule: (player: string, rule: string) => string;
    readonly count: (min: number, max: number, order: 'ordered' | 'unordered') => string;
    readonly confirm: (count: number) => string;
    readonly none: string;
    readonly passes: string;
    readonly goesOn: string;
    readonly hold: string;
    readonly always: string;
    readonly alwaysOne: (label: string) => string;
    readonly standing: (count: number) => string;
    readonly answers: (card: string, label: string | undefined) => string;
    readonly stop: string;
    readonly stopAnswering: (card: string) => string;
    readonly concede: string;
    readonly reallyConcede: string;
    readonly whyNot: string;
    readonly nothingForbidden: string;
    readonly log: string;
    readonly happened: string;
    readonly rule: (rule: string) => string;
  };
  readonly duel: {
    readonly loading: string;
    readonly newDuel: string;
    readonly suspended: string;
    readonly isSuspended: string;
    readonly clocksStand: string;
    readonly letWatch: string;
    readonly watchLink: string;
    readonly fairly: string;
    /** The parts of a sentence around the commitment and the name of the method that opens it. */
    readonly commitment: readonly [before: string, between: string, after: string];
    readonly withdrawn: string;
    readonly endedByAdministrator: (reason: string | null) => string;
    readonly begins: string;
    readonly waiting: string;
    readonly sendLink: string;
    readonly copy: string;
    readonly outOfTime: (player: string) => string;
    readonly result: string;
    readonly over: string;
    readonly win: string;
    readonly lose: string;
    readonly waitingForRematch: string;
    readonly acceptRematch: string;
    readonly rematch: string;
    readonly save: string;
    readonly sentence: (text: string) => string;
  };
  readonly lobby: {
    readonly play: string;
    readonly invited: string;
    readonly join: string;
    readonly buttons: Readonly<Record<OpponentKind, string>>;
    readonly opponents: Readonly<Record<OpponentKind, string>>;
    readonly yourName: string;
    readonly yourDeck: string;
    readonly ownDeck: string;
    readonly deckLines: string;
    readonly opponent: string;
    readonly itsDeck: string;
    readonly clock: string;
    readonly customCards: string;
    readonly customCardsHelp: string;
    readonly openDuels: string;
    readonly somebody: string;
    readonly ofCustomCards: (count: number) => string;
    readonly joinWhom: (name: string) => string;
    readonly account: string;
    readonly against: (one: string, other: string) => string;
    readonly goOn: string;
    readonly signOut: string;
    readonly terms: string;
    readonly invites: (name: string, clock: string) => string;
    readonly foreignCards: string;
    readonly replaces: string;
    readonly agree: string;
    readonly time: (clock: ClockSettings | null) => string;
  };
  readonly language: string;
  readonly connecting: string;
}

export const ENGLISH: PageTexts = {
  says: {
    name: (card) => card,
    prompt: (text) => text,
    label: (text) => text,
    words: (text) => text,
    fact: describeFact,
    result: describeResult,
    refusal: (what, reason) => `Cannot ${what}: ${reason}`,
    explanation: ({ card, what, reason }) => `${card.name ?? 'A card'} cannot ${what}: ${reason}`,
    keyword: spaced,
    civilizations: (civilizations) => civilizations.join(' and ') || 'colorless',
    type: spaced,
    races: (races) => races.join(', '),
    state: stateText,
    zone: (zone) => ZONE_NAMES[zone],
    error: (_, message) => message,
  },
  table: {
    turn: (turn, step) => `Turn ${turn} · ${step}`,
    state: 'State',
    you: 'You',
    opponent: 'Opponent',
    isYou: ' (you)',
    active: 'turn',
    deciding: 'deciding',
    counts: (deck, hand) => `deck ${deck} · hand ${hand}`,
    untapped: (untapped, all) => `${untapped} of ${all} untapped`,
    pile: (zone, count) => `${zone}: ${count}`,
    shown: 'shown',
    timeLeft: (player) => `Time left of ${player}`,
    standby: 'Standby',
    attack: (attacker, target, blocker) =>
      `${attacker} attacks ${target ?? 'the player'}${blocker === undefined ? '' : `, blocked by ${blocker}`}`,
  },
  card: {
    hidden: 'hidden card',
    seal: 'seal',
    seals: (count) => `sealed: ${count}`,
    faceDownMana: (state) => `face-down card, ${state}`,
    faceDown: (name) => `(face down) ${name}`,
    tapped: 'tapped',
    canBeChosen: 'can be chosen',
    letters: { light: 'L', water: 'W', darkness: 'D', fire: 'F', nature: 'N' },
    over: (cards) => `on ${cards.join(', ')}`,
    cards: (count) => `${count} cards`,
    linkedWith: (cards) => `linked with ${cards.join(', ')}`,
    borneBy: (card) => `with ${card}`,
    onShield: (number) => `on shield ${number}`,
    fresh: 'new this turn',
    details: (name) => `Details of ${name}`,
    close: 'Close',
    cost: (cost, toPay) => `Cost ${cost}${toPay === cost ? '' : `, ${toPay} to pay`}`,
    power: (power, printed) =>
      `Power ${describePower(power)}${power === printed ? '' : ` (printed ${printed})`}`,
    until: spaced,
  },
  deciding: {
    decision: 'Decision',
    options: 'Options',
    decides: (player) => `${player ?? 'Nobody'} is deciding.`,
    opponentDecides: 'Your opponent is deciding.',
    byRule: (player, rule) => `${player} decides (rule ${rule})`,
    count: (min, max, order) => {
      const count = min === max ? String(min) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
      return `Choose ${count}${order === 'ordered' ? ', in order' : ''}`;
    },
    confirm: (count) => `Confirm ${count}`,
    none: 'None',
    passes: 'Go on by itself where I have one answer that shows nothing',
    goesOn: 'This goes on by itself.',
    hold: 'Hold',
    always: 'Always:',
    alwaysOne: (label) => `Always: ${label}`,
    standing: (count) => `Standing answers (${count})`,
    answers: (card, label) => `${card}: always ${label ?? 'none'}`,
    stop: 'Stop',
    stopAnswering: (card) => `Stop answering ${card} by itself`,
    concede: 'Concede',
    reallyConcede: 'Concede the duel?',
    whyNot: 'Why not?',
    nothingForbidden: 'Nothing that you might expect is forbidden here.',
    log: 'Log',
    happened: 'What has happened',
    rule: (rule) => `rule ${rule}`,
  },
  duel: {
    loading: 'Loading…',
    newDuel: 'New duel',
    suspended: 'Suspended',
    isSuspended: 'This duel is suspended',
    clocksStand: 'The clocks stand still until an administrator lets it go on. You are told then.',
    letWatch: 'Let others watch',
    watchLink: 'With this link they see what both players may know, some time later.',
    fairly: 'Was it shuffled fairly?',
    commitment: [
      'Before the decks were known, the server showed the number ',
      '. It is the SHA-256 of the salt and seed that ',
      ' shows now, and the record repeats the duel from that seed.',
    ],
    withdrawn: 'This invitation was withdrawn.',
    endedByAdministrator: (reason) =>
      `An administrator has ended this duel${reason === null ? '' : `: ${reason}`}`,
    begins: 'The duel is about to begin.',
    waiting: 'Waiting for your opponent.',
    sendLink: 'Send them this link. It can be used once.',
    copy: 'Copy',
    outOfTime: (player) => `${player} ran out of time`,
    result: 'Result',
    over: 'The duel is over',
    win: 'You win',
    lose: 'You lose',
    waitingForRematch: 'Waiting for the opponent…',
    acceptRematch: 'Accept the rematch',
    rematch: 'Rematch',
    save: 'Save the record',
    sentence: (text) => `${text}.`,
  },
  lobby: {
    play: 'Play a duel, against a friend or an agent.',
    invited: 'You are invited to a duel.',
    join: 'Join',
    buttons: { friend: 'Invite a friend', anybody: 'Wait for anybody', greedy: 'Play', random: 'Play' },
    opponents: {
      friend: 'A friend',
      anybody: 'Anybody',
      greedy: 'The greedy agent',
      random: 'The random agent',
    },
    yourName: 'Your name',
    yourDeck: 'Your deck',
    ownDeck: 'My own…',
    deckLines: '40 cards, one line each',
    opponent: 'Opponent',
    itsDeck: 'Its deck',
    clock: 'Clock',
    customCards: 'Custom cards',
    customCardsHelp: 'A list of cards, as taiki cards NAME --json prints them. Whoever joins has to agree.',
    openDuels: 'Open duels',
    somebody: 'Somebody',
    ofCustomCards: (count) => `${count} custom cards`,
    joinWhom: (name) => `Join ${name === 'Somebody' ? 'somebody' : name}`,
    account: 'Your account',
    against: (one, other) => `${one} against ${other}`,
    goOn: 'Go on',
    signOut: 'Sign out',
    terms: 'Terms',
    invites: (name, clock) => `${name} invites you. Clock: ${clock}.`,
    foreignCards: 'These cards are not of this game, or replace cards that are:',
    replaces: 'It replaces the card with this name.',
    agree: 'I agree to play with these cards',
    time: clockText,
  },
  language: '日本語',
  connecting: 'Connecting…',
};
