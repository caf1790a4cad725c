import type { Civilization, Decision, Explanation, Player, Result, Zone } from 'taiki';
import { breakpointText } from '../../core/values/breakpoint.ts';
import type { CopyForm } from '../../messages.ts';
import type { CauseRelation } from '../../model/causes/cause.ts';
import type { Course } from '../../model/telling/endOf.ts';
import { ENGLISH } from '../../model/telling/english.ts';
import { powerText } from '../../model/telling/powerText.ts';
import { spacedWords } from '../../model/telling/sentences.ts';
import type { Telling } from '../../model/telling/telling.ts';
import type { MarkKind } from '../../model/timeline.ts';
import type { WayOutcome } from '../../model/waysOut.ts';
import { zoneLabel } from '../../model/zones.ts';
import type { DrawnCard, NextOnStandby, PrintedCard, RecordKind, WaitingEffect } from '../../trace.ts';

type Direction = 'back' | 'forward';
type Unit = 'decision' | 'step' | 'microstep';
type Pair = 'same' | 'facts' | 'choice' | 'other';
type Opened = 'opened' | 'closed';

const telling: Telling = ENGLISH;

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

const winner = ({ winner: player }: Pick<Result, 'winner'>): string => player ?? 'nobody';

const relations: { readonly [R in CauseRelation]: string } = {
  asked: 'asked by',
  after: 'after the choice',
  attack: 'in the attack',
  battle: 'in the battle',
  chosen: 'as chosen',
  declared: 'as declared',
  effect: 'by the effect',
  ended: 'without the effect',
  endedBy: 'ended by',
  replacement: 'in place of it',
  since: 'since',
  standby: 'from standby',
  stateBased: 'by a state-based action, after',
  step: 'in the turn',
  triggered: 'triggered by',
  use: 'by the use',
};

const marks: { readonly [K in MarkKind]: string } = {
  decision: 'a decision',
  break: 'shields break',
  block: 'a block',
  work: 'an effect resolves',
  return: 'back to AP',
};

/** Outcomes of guards, told apart by a sign as well as by a word. */
const outcomes: { readonly [O in WayOutcome]: string } = {
  true: '✓ true',
  false: '✗ false',
  notReached: '– not reached',
  unguarded: 'no guard',
};

const recordKinds: { readonly [K in RecordKind]: string } = {
  actor: 'actor',
  event: 'event',
  guard: 'guard',
  microstep: 'microstep',
  action: 'action',
  facts: 'facts',
  standby: 'standby',
  table: 'table',
  decision: 'decision',
  explain: 'explain',
  choice: 'choice',
  settled: 'settled',
  cards: 'cards',
  origin: 'origin',
  end: 'end',
};

/** Civilizations are marked with a letter and a pattern as well as a colour. */
const letters: { readonly [C in Civilization]: string } = {
  light: 'L',
  water: 'W',
  darkness: 'D',
  fire: 'F',
  nature: 'N',
};

const actions: { readonly [D in NextOnStandby['does']]: string } = {
  usesShield: 'uses a shield trigger',
  declares: 'declares',
  resolves: 'resolves',
};

const stages: { readonly [S in WaitingEffect['stage']]: string } = {
  arriving: 'arriving',
  waiting: 'waiting',
  resolving: 'resolving now',
};

const copyTitles: { readonly [F in CopyForm | 'link']: string } = {
  link: 'Link',
  scenario: 'Ruling scenario',
  record: 'Regression record',
  test: 'Test',
};

const units: { readonly [U in Unit]: string } = {
  decision: 'decision',
  step: 'step',
  microstep: 'microstep',
};

const courses: { readonly [C in Course]: string } = { effect: 'effect', attack: 'attack', turn: 'turn' };

const differences: { readonly [P in Pair]: string } = {
  same: 'the same in both',
  facts: 'the same choice, other facts',
  choice: 'another choice',
  other: 'different decisions',
};

/** What the page says in English. The Japanese page says all of it, by the same keys. */
export const ENGLISH_PAGE = {
  telling,
  language: '日本語',
  link: {
    connecting: 'connecting…',
    open: 'live',
    lost: 'connection lost, retrying',
    none: 'from disk',
    file: 'file',
    waits: 'waits',
    ended: 'ended',
  },
  header: {
    open: 'Open',
    openTitle: 'Open a trace or a record (i)',
    save: 'Save',
    saveTitle: 'Save the trace of this line (e)',
    help: 'Keyboard shortcuts and help',
    copy: 'Copy this moment as',
    copyAs: 'Copy as',
    copyTitles,
    openReceiver: (address: string) => `Open ${address}`,
    theme: (theme: 'system' | 'light' | 'dark') => `Theme: ${theme === 'system' ? 'auto' : theme}`,
    themeTitle: 'Theme (d)',
    lines: 'Lines',
    forked: (label: string, seq: number | undefined) =>
      seq === undefined ? label : `${label}, forked at record ${seq}`,
    closeLine: (line: number) => `Close line ${line}`,
    closeTitle: 'Close this line',
  },
  panels: {
    bar: 'Panels',
    failed: (message: string) => `This panel cannot be drawn at this moment: ${message}`,
    charts: 'Charts',
    whichChart: 'Which chart',
    map: 'Map',
    focus: 'Focus',
    duel: 'Duel',
    standbyActor: 'Standby actor',
    sequence: 'Sequence',
    lines: 'Two lines',
    table: 'Table',
    records: 'Records',
    causes: 'Why did this happen',
    copy: 'Copy',
    position: 'Change the table',
    record: 'Record',
    standby: 'Standby',
    decision: 'Decision',
    step: 'Step',
    below: 'Below the chart',
    tableHeight: 'Height of the table',
    decisionWidth: 'Width of the decision',
    expand: (panel: 'chart' | 'table') => `Show the ${panel} only`,
    both: 'Show chart and table',
    expandTitle: 'Expand (m)',
    close: 'Close',
    dismiss: 'Dismiss',
    noDuel: 'No duel yet.',
    none: 'none',
  },
  headline: {
    moment: 'The moment',
    inWords: 'The moment, in words',
    justHappened: 'Just happened',
    programError: (message: string) => `The program ended with an error: ${message}`,
  },
  causes: {
    relations,
    toEffect: 'To its effect',
    toEffectTitle: 'To what it is a cause of ([)',
    toCause: 'To its cause',
    toCauseTitle: 'To its cause (])',
    close: 'Close the causes',
    closeTitle: 'Close (y)',
    or: 'or',
    allowedBy: 'Allowed by',
    goTo: (seq: number, text: string) => `Go to record ${seq}: ${text}`,
    whyAbout: (text: string) => `Why: ${text}`,
    whyTitle: 'Why did this happen (y)',
    why: 'why?',
  },
  chart: {
    group: 'Chart',
    sheet: 'States and transitions',
    taken: 'The transition just taken',
    fold: (path: string, now: Opened) => `${now === 'closed' ? 'Open' : 'Close'} ${path}`,
    whichClosed: 'Which states are closed',
    foldings: {
      none: 'all open',
      windows: 'windows closed',
      substeps: 'substeps closed',
      steps: 'steps closed',
      custom: 'custom',
    },
    followTitle: 'Keep the active state in view (f)',
    follow: 'Follow',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    fitTitle: 'Fit the whole chart (0)',
    fit: 'Fit',
    trail: (chart: string) => `Active state of the ${chart} chart`,
    plane: (chart: string, active: string | undefined) =>
      `The ${chart} chart; active: ${active ?? 'nothing'}`,
    layingOut: 'Laying out the chart…',
  },
  map: {
    sheet: (active: string | undefined) => `The map of a turn; active: ${active ?? 'nothing'}`,
    arbiterOf: (arbiter: string, states: readonly string[]) =>
      `${arbiter} of ${states.map(spacedWords).join(', ')}`,
    activeStep: 'The active step',
    window: 'Window',
    now: (name: string) => `${name} (now)`,
  },
  sequence: {
    lanes: { players: 'players', duel: 'duel', standby: 'standby' },
    label: 'Events between players, duel and standby actor',
    arrow: (seq: number, event: string, from: string, to: string) => `${seq}: ${event} from ${from} to ${to}`,
  },
  decision: {
    none: 'No decision is open at this moment.',
    over: ({ winner: player, reason, turn }: Result) =>
      `The duel is over: ${player ?? 'nobody'} wins by ${spacedWords(reason)} in turn ${turn}.`,
    play: {
      decision: { label: 'once', description: 'Agents: answer this decision' },
      turn: { label: 'turn', description: 'Agents: play to the end of the turn' },
      end: { label: 'end', description: 'Agents: play to the end of the duel' },
    },
    letPlay: 'Let the agents play',
    agents: 'agents',
    stop: 'stop',
    stopTitle: 'Agents: stop',
    change: 'Change',
    changeTitle: 'Change the table at this moment, and play from there',
    fork: 'Fork',
    forkHere: 'Fork here',
    forkTitle: 'Continue from this moment on a new line (k)',
    howMany: ({ min, max, ordered }: Pick<Decision, 'min' | 'max' | 'ordered'>) => {
      const count = min === max ? `choose ${max}` : `choose ${min} to ${max}`;
      return ordered ? `${count}, in order` : count;
    },
    options: 'Options',
    wasChosen: 'was chosen',
    nth: (place: number) => `${place}.`,
    nothing: 'nothing',
    tooFew: (count: number) => `pick ${count} more`,
    tooMany: (count: number) => `${count} too many`,
    choose: 'Choose',
    forkAndChoose: 'Fork and choose',
    concedes: (player: Player) => `${player} concedes`,
    concedesTitle: (player: Player) => `${player} concedes (104.3)`,
    concede: 'concede',
  },
  program: {
    group: 'The program',
    runs: 'program runs',
    waits: 'program waits',
    ended: 'program ended',
    step: 'Step',
    stepTitle: 'Go on to the next decision',
    go: 'Go on',
    goTitle: 'Go on to the next breakpoint',
    pause: 'Pause',
    pauseTitle:
      'Wait before the next decision. A duel in a web page waits where the page awaits atDecision; one that answers at once runs on.',
    again: 'Run again',
    againTitle: 'End the program and start it again',
  },
  whatIf: {
    title: 'What would happen if',
    workOut: 'Work out each answer',
    upTo: (shared: number) =>
      shared === 0
        ? 'Up to the next decision:'
        : `Up to the next decision; ${shared} facts are the same for every answer and left out:`,
    goOn: 'go on there',
    thenAsked: (player: Player, kind: string, prompt: string) => `then ${player} (${kind}): ${prompt}`,
    thenOver: (result: Pick<Result, 'winner' | 'reason'>) =>
      `then the duel is over: ${winner(result)} wins by ${spacedWords(result.reason)}`,
    more: 'There are more answers: these are the first.',
  },
  whyNot: {
    title: 'Why not?',
    placeholder: 'card or action',
    which: 'Which card or action',
    nothing: (player: Player | undefined) => `Nothing ${player ?? ''} might expect to do is forbidden.`,
    noMatch: 'No matching card or action.',
    only: (card: string) => `Showing ${card} only.`,
    showAll: 'Show all',
    hiddenCard: 'A hidden card',
    cannot: ({ card: { name, zone }, what }: Explanation, count: number) => ({
      card: name ?? 'A hidden card',
      rest: `${count === 1 ? '' : ` ×${count}`} cannot ${what} `,
      zone: `(${zoneLabel(zone)})`,
    }),
    reason: (reason: string, by: string | undefined) => (by === undefined ? reason : `${reason}, by ${by}`),
  },
  lines: {
    one: 'There is one line. Fork it at a decision (k), choose differently, and see both beside each other here.',
    group: 'Decisions of both lines',
    showBefore: (count: number) => `Show the ${count} equal ${count === 1 ? 'decision' : 'decisions'} before`,
    showMore: (count: number) => `Show ${count} more`,
    allSame: (count: number) => `All ${count} decisions are the same so far.`,
    firstIs: {
      before: 'First difference: ',
      what: (difference: Pair | undefined): string =>
        difference === 'choice'
          ? 'another choice'
          : difference === 'facts'
            ? 'other facts'
            : 'another decision',
      after: (decision: number | undefined, turn: number | undefined, same: number) =>
        ` at decision ${decision}, turn ${turn}. ${same} ${same === 1 ? 'decision is' : 'decisions are'} the same before it.`,
    },
    turn: (turn: number) => `Turn ${turn}`,
    first: 'First difference',
    differences,
    jump: (prompt: string, seq: number, side: 'left' | 'right') =>
      `${prompt} (record ${seq} of the ${side} line)`,
    unanswered: 'not answered yet',
    sameFacts: (count: number) => `${counted(count, 'fact', 'facts')}, the same`,
    goTo: (seq: number) => `Go to record ${seq}`,
    sides: { left: 'left', right: 'right' },
    select: { left: 'Left line', right: 'Right line' },
  },
  copy: { area: 'Text to copy' },
  position: {
    title: (seq: number) => `Change the table at record ${seq}`,
    help: 'One line a zone; cards are separated by |, marks follow a name: [tapped], [fresh]. The duel begins anew at the step of the first line: what is on standby and an attack in progress are left out.',
    area: 'Position',
    play: 'Play from the changed table',
    changedAt: (line: number, seq: number) => `changed at ${line === 0 ? '' : `${line}:`}${seq}`,
  },
  record: {
    title: (seq: number, kind: RecordKind) => `Record ${seq}: ${recordKinds[kind]}`,
    tabs: { payload: 'Payload', context: 'Context', raw: 'Raw' },
    close: 'Close the record',
    closeTitle: 'Close (o)',
    noPayload: 'This record has no payload.',
    shownIn: (titles: readonly string[]) => `Shown in ${titles.join(', ')}.`,
    difference: 'Difference of the context',
    contextSince: 'Context, since',
    fromNothing: 'from nothing',
    from: (seq: number) => `record ${seq}`,
    unchanged: 'Nothing in the context has changed.',
    more: (count: number) => `and ${count} more`,
    copy: 'Copy',
    copied: 'Copied',
    cannotCopy: 'The browser does not allow copying here. Select the text and copy it.',
    json: 'The record as JSON',
  },
  since: {
    record: 'the previous record',
    microstep: 'the last microstep',
    step: 'the last step',
    decision: 'the last decision',
  },
  records: {
    none: 'No records yet.',
    kinds: recordKinds,
    standbyTag: 'standby',
    search: 'Search records',
    previous: 'Previous result',
    next: 'Next result',
    by: (fields: readonly string[]) => `By ${fields.join(', ')}`,
    found: (count: number) => `${count} found`,
    showOnly: 'Show only',
    filters: {
      all: 'All',
      microsteps: 'Microsteps',
      guards: 'Guards',
      facts: 'Facts',
      decisions: 'Decisions',
    },
    raw: 'Raw',
    rawTitle: 'Show each record as in the trace file',
    bookmarks: 'Bookmarks',
    notePlaceholder: 'what is to see here',
    note: 'Note',
    bookmark: (seq: number) => `Bookmark ${seq}`,
    goToBookmark: (seq: number) => `Go to bookmark ${seq}`,
    removeBookmark: (seq: number) => `Remove the bookmark at ${seq}`,
    breakpoints: 'Breakpoints',
    hits: (count: number) => `(${count} ${count === 1 ? 'hit' : 'hits'})`,
    newBreakpoint: 'New breakpoint',
    add: 'Add',
    if: 'if',
    condition: 'Condition',
    fromHit: 'from hit',
    runBack: 'Run back to a breakpoint',
    runForward: 'Run forward to a breakpoint',
    breakpoint: breakpointText,
    removeBreakpoint: (text: string) => `Remove the breakpoint ${text}`,
    values: 'Values over time',
    value: 'Value over time',
    plot: 'Plot',
    removePlot: (expression: string) => `Remove the plot of ${expression}`,
    overTime: (expression: string) => `${expression} over time`,
    nextChange: 'Go to the next change',
    noValue: 'none',
    problem: (message: string) => message,
    noQuery: 'Enter a query, such as state:block or guard:isDone=no.',
    noExpression: 'Enter a value, such as count(p1.hand) or turn.',
  },
  standby: {
    arbiter: 'The arbiter',
    asks: 'The arbiter asks, in this order',
    notAsked: 'not asked yet',
    lastAsked: (seq: number) => `last asked at record ${seq}`,
    answers: { yes: 'yes', no: 'no', unasked: '–' },
    nothing: (active: Player | undefined, next: Player | undefined) =>
      `Nothing is on standby${active === undefined ? '' : next === undefined ? `: ${active} is the active player` : `: ${next}'s turn is next`}.`,
    askedAgain: 'The arbiter is asked again before anything else happens.',
    next: ({ side, player, does }: NextOnStandby) => `Next: ${side} (${player}) ${actions[does]}`,
    returned: 'returned to AP',
    lane: (side: 'AP' | 'NAP', now: 'next' | 'later') =>
      `${side === 'AP' ? 'active player' : 'non-active player'}'s lane${now === 'next' ? ', next' : ''}`,
    mark: 'next',
    empty: 'nothing',
    mayDeclare: 'may declare',
    about: (event: string, card: string | undefined) => (card === undefined ? event : `${event}: ${card}`),
    untilAttackEnds: 'until the attack ends',
    stages,
    declared: 'declared',
    by: (event: string) => `by ${event}`,
  },
  step: {
    state: 'State',
    selectedState: 'Selected state',
    active: 'active',
    backToActive: 'back to the active state',
    onEntry: (names: readonly string[]) => `On entry: ${names.join(', ')}. `,
    onExit: (names: readonly string[]) => `On exit: ${names.join(', ')}.`,
    in: 'in',
    waysOut: 'Ways out of the active states',
    outcomes,
    read: (what: string) => `read ${what}`,
    whereAsked: (seq: number) => `Go to record ${seq}, where it was asked`,
    lastTransition: 'Last transition',
    on: 'on',
    noTransition: 'no transition was taken',
    guards: 'Guards of the last transition',
    yes: 'yes',
    no: 'no',
    facts: 'Facts',
    lastFact: 'Last fact',
    changedSince: 'Changed since',
    noChanges: 'no changes on the table',
    openRecord: (seq: number) => `Open record ${seq}`,
    openTitle: 'Open the record (o)',
  },
  table: {
    none: 'There is no table at this moment.',
    seenBy: 'seen by',
    seenByGroup: 'Seen by',
    viewers: { both: 'Both', p1: 'p1', p2: 'p2' },
    side: (player: Player) => `${player}'s side`,
    active: (turn: number) => `active · turn ${turn}`,
    untapped: (untapped: number, all: number) => `${untapped} of ${all}`,
    zone: (player: Player, zone: Zone, count: number, tapped: number) => {
      const cards = `${player}'s ${zoneLabel(zone)}: ${counted(count, 'card', 'cards')}`;
      return tapped === 0 ? cards : `${cards}, ${tapped} tapped`;
    },
    pile: (player: Player, zone: Zone, count: number) => `${player}'s ${zoneLabel(zone)}: ${count} cards`,
  },
  card: {
    roles: {
      attacker: 'attacking',
      attacked: 'attacked',
      blocker: 'blocking',
      using: 'being used',
      resolving: 'its effect resolves',
      option: 'can be chosen',
      chosen: 'chosen',
      changed: 'just changed',
    },
    letters,
    joined: (words: readonly string[]) => words.join(', '),
    hidden: (cards: number, zone: Zone, number: number | undefined, lies: 'tapped' | 'untapped') =>
      `${cards === 1 ? 'hidden card' : `${cards} hidden cards as one`}${number === undefined ? '' : ` ${number}`} in the ${zoneLabel(zone)}${lies === 'tapped' ? ', tapped' : ''}`,
    shield: (name: string, number: number | undefined) =>
      `shield${number === undefined ? '' : ` ${number}`}: ${name}`,
    shieldNumber: (number: number) => `shield ${number}`,
    cost: (cost: number) => `cost ${cost}`,
    civilizations: (civilizations: readonly Civilization[]) => civilizations.join(' and ') || 'colorless',
    power: (power: number) => `power ${powerText(power)}`,
    keyword: spacedWords,
    faceDown: 'face down',
    tapped: 'tapped',
    pending: 'pending',
    linkedWith: (cards: readonly string[]) => `linked with ${cards.join(', ')}`,
    sealed: 'sealed, and ignored',
    sealedMark: 'sealed',
    seal: 'seal',
    sealOn: (card: string) => `seal on ${card}`,
    with: (card: string) => `with ${card}`,
    on: (cards: readonly string[]) => `on ${cards.join(', ')}`,
    details: (name: string) => `Details of ${name}`,
    closeDetails: 'Close the details',
    object: ({ id, owner, zone, since, knownTo }: DrawnCard) =>
      `object ${id} in ${owner}'s ${zoneLabel(zone)} since turn ${since}, known to ${knownTo}`,
    findRecords: 'Find its records',
    printed: ({ cost, type, races }: PrintedCard) =>
      `cost ${cost} · ${spacedWords(type)}${races.length === 0 ? '' : ` · ${races.join(', ')}`}`,
    powerWord: 'power',
    printedPower: (power: number) => ` (printed ${power})`,
    story: (count: number) => `Its story (${count})`,
  },
  timeline: {
    section: 'Timeline',
    moment: 'Moment',
    beforeDuel: 'before the duel',
    place: (turn: number | undefined, states: readonly string[], position: number, last: number) => {
      const step = states.map(spacedWords).join(', ');
      const where = turn === undefined ? 'before the duel' : `turn ${turn}`;
      return `${where}${step === '' ? '' : `, ${step}`}: record ${position} of ${last}`;
    },
    back: 'Move the timeline back',
    on: 'Move the timeline on',
    zoomOut: 'Zoom out of the timeline',
    zoomIn: 'Zoom into the timeline',
    zoomInTitle: 'Zoom into the timeline (z, wheel)',
    marks,
    turnOf: (player: Player) => `${player}'s turn`,
    hit: 'a breakpoint hits',
    active: 'active',
    taken: 'just taken',
    no: 'a guard says no',
    refused: 'refused by a rule',
    units,
    stepBy: (unit: Unit, direction: Direction) =>
      `${direction === 'back' ? 'Back' : 'Forward'} by one ${units[unit]}`,
    play: 'Play',
    stop: 'Stop',
    playTitle: 'Play (Space)',
    speed: 'Speed',
    perSecond: (count: number) => `${count}/s`,
    endOf: 'end of',
    runToEndOf: 'Run to the end of',
    courses,
    runToEnd: (course: Course) => `Run to the end of this ${courses[course]}`,
    decision: (number: number) => `decision ${number}`,
    live: 'Live',
    liveTitle: 'Follow the live duel (l)',
  },
  help: {
    title: 'Keyboard shortcuts',
    space: 'Space',
    searchTitle: 'Search and breakpoints',
    search: {
      before: 'All words must match: ',
      after: '. A leading ',
      end: ' excludes matching records.',
    },
    groups: {
      navigation: 'Navigation',
      search: 'Search, breakpoints and causes',
      decisions: 'Decisions',
      view: 'View',
      files: 'Files and help',
    },
    keys: {
      microstepForward: 'microstep forward',
      microstepBack: 'microstep back',
      stepForward: 'step forward',
      stepBack: 'step back',
      nextDecision: 'next decision',
      previousDecision: 'previous decision',
      nextTurn: 'next turn',
      previousTurn: 'previous turn',
      nextAttack: 'next attack',
      previousAttack: 'previous attack',
      zoomIn: 'zoom into the timeline; so does the wheel, with Shift it moves',
      zoomOut: 'zoom out of the timeline',
      timelineBack: 'move the zoomed timeline back',
      timelineOn: 'move the zoomed timeline on',
      endOfEffect: 'run to the end of this effect',
      endOfAttack: 'run to the end of this attack',
      endOfTurn: 'run to the end of this turn',
      bookmark: 'bookmark this moment',
      nextRecord: 'next record',
      previousRecord: 'previous record',
      hundredForward: 'a hundred microsteps forward',
      hundredBack: 'a hundred microsteps back',
      firstRecord: 'first record',
      lastRecord: 'last record',
      play: 'play or stop',
      live: 'follow the live duel',
      search: 'search',
      nextResult: 'next search result',
      previousResult: 'previous search result',
      breakpoint: 'new breakpoint',
      runForward: 'run forward to a breakpoint',
      runBack: 'run back to a breakpoint',
      why: 'why did the last fact happen; again to close',
      toCause: 'to its cause',
      toEffect: 'to its effect',
      whyNot: 'search the why-not list',
      pick: 'pick an option',
      submit: 'submit the picked options',
      fork: 'fork here',
      agent: 'let the agent answer once',
      tab: 'move between controls; arrow keys move between cards and states',
      nextChart: 'next chart: map, focus, duel, standby actor, sequence, two lines',
      followActive: 'keep the active state in view',
      chartIn: 'zoom in',
      chartOut: 'zoom out',
      fit: 'fit the whole chart',
      fold: 'collapse or expand the selected state',
      middle: 'show chart and table, chart only, table only',
      table: 'go to the table',
      viewer: 'seen by: both, p1, p2',
      theme: 'theme: system, light, dark',
      record: 'open or close the record',
      compare: 'two lines side by side; arrow keys move between decisions',
      nextLine: 'next line',
      open: 'open a trace, a record or a position',
      save: 'save the trace',
      close: 'close a panel',
      help: 'show or hide this help',
    },
  },
  notices: {
    noCourse: (course: Course) => `There is no ${courses[course]} at this moment.`,
    courseOpen: (course: Course) => `The ${courses[course]} has not ended yet; this is the last record.`,
    noBreakpoints: 'There are no breakpoints. Add one, such as state:block or guard:isDone=no.',
    noHit: (direction: Direction) =>
      `No breakpoint hits ${direction === 'back' ? 'before' : 'after'} this moment.`,
    stopped: (breakpoint: string) => `Stopped at breakpoint ${breakpoint}`,
    nothingYet: 'Nothing has happened yet at this moment.',
    badAddress: (hash: string) =>
      `The address ends with ${hash}, which is no moment. Expected a record such as #321, or #2:321 for line 2.`,
    noLine: (line: number, lines: number) =>
      `The address names line ${line}, which does not exist: there are ${lines} lines, numbered from 0.`,
    noRecord: (seq: number, records: number) =>
      `The address names record ${seq}, which does not exist: the line has ${records} records, numbered from 0.`,
    bug: (message: string) => `A bug in the page: ${message}`,
    warning: (file: string, warning: string) => `${file}: ${warning}`,
    popUp: 'The browser blocked the receiver window. Allow pop-ups for this page and try again.',
    fromDisk: 'This page was opened from disk and has no running duel. Run taiki inspect to play or fork.',
    lost: 'The connection to the server is lost. Start taiki inspect again on the same port: the page connects again by itself.',
    /** Why the server has not done what was asked, by the code of its error. */
    error: (_code: string, message: string) => message,
  },
};

/** What the page says in one language. */
export type PageTexts = typeof ENGLISH_PAGE;
