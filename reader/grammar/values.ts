import type {
  Ability,
  Amount,
  Ban,
  BeginningStep,
  Bounds,
  Choice,
  Civilization,
  Condition,
  CostAbility,
  Duration,
  Effect,
  EventPattern,
  EvolutionForm,
  Filter,
  Group,
  Instead,
  Keyword,
  Move,
  Permission,
  Ref,
  Replacement,
  ReplacementPattern,
  StaticEffect,
  Subject,
  Target,
  Triggered,
  TriggerWord,
  Who,
} from 'taiki/words';

/** 804.2a. The sides of named gods on which a god can lie. */
type NamedLinks = NonNullable<Extract<Keyword, { name: 'godLink' }>['beside']>;

/** A zone of the table. */
export type Zone = Extract<Effect, { do: 'moveTop' }>['to'];

type PaidReduction = Extract<StaticEffect, { kind: 'paidReduction' }>;
type Fields<T> = { readonly [F in keyof T]?: T[F] };
type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** What a text in brackets explains. */
export type Reminded =
  | Keyword['name']
  | 'doubleBreaker'
  | 'tripleBreaker'
  | 'quattroBreaker'
  | 'multicolored'
  | 'survivor'
  | 'stealth'
  | 'beChosen'
  | 'noPower'
  | 'endAttack'
  | 'tapChoice'
  | 'faceUp'
  | 'usableTrigger'
  | 'returnsBeforeBlock'
  | 'destroysBeforeBlock'
  | 'staysTapped'
  | 'afterSpell'
  | 'regardless'
  | 'oneShieldOnly';

/** An instruction without what it is about. */
export type Deed =
  | { readonly do: 'tap' | 'untap' | 'destroy' | 'discard' | 'put' }
  | { readonly do: 'move'; readonly to: Zone; readonly position?: 'top' | 'bottom' };

/** What the text for each part of speech means. A pattern names a part in angle brackets: `tap <target>`. */
export interface Values {
  readonly number: number;
  /** A name in quotes. */
  readonly quoted: string;
  /** What stands in square brackets. */
  readonly icon: string;
  readonly amount: Amount;
  readonly closedAmount: Amount;
  readonly lastAmount: Amount;
  readonly cards: Amount;
  readonly topCards: Amount;
  readonly bounds: Bounds;
  readonly civilization: Civilization;
  readonly civilizations: readonly Civilization[];
  readonly civilizationList: readonly Civilization[];
  readonly civilizationsAnd: readonly Civilization[];
  readonly racesAnd: readonly string[];
  readonly race: string;
  /** A card of the game, in the singular or the plural. */
  readonly knownName: string;
  readonly oneRace: string;
  readonly races: readonly string[];
  readonly raceList: readonly string[];
  /** A race of a card of the game, in the singular or the plural. */
  readonly knownRace: string;
  readonly knownRaces: readonly string[];
  readonly knownRaceList: readonly string[];
  readonly names: readonly string[];
  readonly nameList: readonly string[];
  readonly keywordName: Keyword['name'];
  readonly zone: Zone;
  readonly zones: readonly Zone[];
  readonly zoneList: readonly Zone[];
  /** Whose zone: `any` hand. */
  readonly zoneOwner: Who;
  /** `your`, `your opponent's` */
  readonly owner: Who;
  /** `you`, `your opponent`, `each player` */
  readonly player: Who;
  /** Who does something at some moment: `you`, `your opponent`, `a player` */
  readonly somePlayer: Who;
  /** Who is forbidden something: `you`, `your opponent`, `any player` */
  readonly anyPlayer: Who;
  /** Who follows an instruction: nobody is named where it is you. */
  readonly doer: Who;
  readonly ref: Ref;
  readonly refs: readonly Ref[];
  readonly refList: readonly Ref[];
  readonly type: NonNullable<Filter['type']>;
  readonly typeName: Extract<Filter['type'], string>;
  readonly typeList: readonly Extract<Filter['type'], string>[];
  readonly before: Filter;
  readonly beforeAll: Filter;
  readonly noun: Filter;
  readonly after: Filter;
  readonly afterAll: Filter;
  readonly filter: Filter;
  readonly tabled: Filter;
  readonly maybeTabled: Filter;
  readonly one: Filter;
  readonly closedOne: Filter;
  readonly ones: readonly Filter[];
  /** As `closedOne`, of several cards. */
  readonly closedMany: Filter;
  readonly oneList: readonly Filter[];
  readonly group: Group;
  readonly candidates: Choice['choose'];
  readonly quantity: Pick<Choice, 'amount' | 'count'>;
  readonly total: Fields<Choice>;
  readonly able: Fields<Choice>;
  readonly chance: Fields<Choice>;
  readonly chooser: Who;
  readonly choice: Choice;
  readonly plainChoice: Choice;
  readonly target: Target;
  readonly subject: Subject;
  /** A creature of `yours`. */
  readonly theirs: Who;
  /** ` as "name"`. */
  readonly calledBy: { readonly as?: string };
  /** What each counts for: `for each other fire creature you have`. */
  readonly counted: Group;
  readonly condition: Condition;
  readonly simpleCondition: Condition;
  readonly turnOf: Extract<Condition, { kind: 'turnOf' }>;
  readonly closedCondition: Condition;
  readonly conditionsAnd: readonly Condition[];
  readonly conditionsOr: readonly Condition[];
  readonly comparison: Extract<Condition, { kind: 'compare' }>['is'];
  readonly event: EventPattern;
  readonly simpleEvent: EventPattern;
  readonly closedEvent: EventPattern;
  readonly events: readonly EventPattern[];
  readonly putFrom: { readonly from?: Zone };
  readonly putWith: { readonly paidWith?: Filter };
  readonly putHow: Fields<Extract<EventPattern, { event: 'put' }>>;
  readonly attacked: { readonly target?: 'player' | 'creature' };
  readonly attackedKind: 'player' | 'creature';
  readonly unpaid: { readonly unpaid?: true; readonly withoutMana?: true };
  readonly usedThrough: { readonly through?: 'shieldTrigger' };
  readonly usedFrom: { readonly from?: readonly Zone[] };
  /** Of a player: `a player's` shields. */
  readonly shieldsOf: Who;
  /** `a player` casts */
  readonly caster: Who;
  readonly breaker: { readonly by?: Subject };
  readonly yourself: { readonly by?: 'you' };
  readonly because: { readonly by?: Who };
  /** What a player's own cards are called as others speak of that player. */
  readonly opponent: true;
  readonly hisChoice: Choice;
  /** What is done to what was chosen: `and tap it`. */
  readonly deed: Deed;
  readonly hisDeed: Deed;
  readonly handOf: true;
  readonly placeOf: 'manaZone' | 'graveyard';
  readonly thisTurn: Duration;
  readonly predicate: readonly StaticEffect[];
  readonly predicates: readonly StaticEffect[];
  readonly granted: Ability;
  readonly officialAbility: Ability;
  readonly officialAbilities: readonly Ability[];
  readonly everyOne: Group;
  /** The keyword that a text in brackets explains. */
  readonly reminder: Reminded;
  readonly reminders: readonly Reminded[];
  /** What makes an ability one of several cards. */
  readonly marker: 'survivor' | 'turboRush' | 'waveStriker';
  readonly heldWhile: Condition;
  readonly officialInstead: Instead;
  readonly officialSentence: Effect;
  readonly officialEffect: Effect;
  readonly officialSentences: readonly Effect[];
  readonly officialOne: Effect;
  readonly searched: Pick<EffectOf<'search'>, 'count' | 'filter'>;
  readonly shownNoun: true;
  /** `it` of one card, `them` of several. */
  readonly itThem: true;
  /** Those of the cards that were looked at. */
  readonly fromIt: Filter;
  /** What the opponent does. */
  readonly hisAct: Effect;
  readonly hisActs: Effect;
  /** More like those that were chosen first. */
  readonly another: Group;
  readonly deedToAll: Deed;
  /** What each player chooses of his own, written as yours. */
  readonly ownChoice: Choice;
  /** As many as were counted just before. */
  readonly sameMany: Choice;
  readonly exceptRaces: { readonly except?: readonly string[] };
  /** What is done with the race that was chosen. */
  readonly withRace: Effect;
  /** What may happen otherwise. */
  readonly replacedEvent: ReplacementPattern;
  readonly itsEvent: ReplacementPattern;
  readonly lastingOn: Target;
  readonly duration: Duration;
  readonly stepName: BeginningStep;
  readonly moved: Pick<EffectOf<'move'>, 'what' | 'topOnly'>;
  /** Whose zone a card goes to: `its owner's`, or that of one player. */
  readonly whose: Who;
  readonly oneMove: Move;
  readonly moves: readonly Move[];
  readonly marks: Fields<EffectOf<'move'>>;
  readonly atBottom: Fields<EffectOf<'move'>>;
  readonly tappedMark: Fields<EffectOf<'move'>>;
  readonly faceUpMark: Fields<EffectOf<'move'>>;
  readonly shuffledMark: Fields<EffectOf<'move'>>;
  readonly topMarks: Fields<EffectOf<'moveTop'>>;
  readonly withoutTrigger: Fields<EffectOf<'move'>>;
  readonly count: Amount;
  readonly countOrAll: Amount | 'all';
  readonly sought: Pick<EffectOf<'search'>, 'count' | 'filter'>;
  readonly shown: Fields<EffectOf<'search'>>;
  readonly upToCards: Amount;
  /** What is looked for in a deck: `2 spells are`. */
  readonly filters: Pick<EffectOf<'revealUntil'>, 'count' | 'filter' | 'equal'>;
  /** Who follows an instruction and is not you. */
  readonly otherPlayer: Who;
  readonly eachOne: Target;
  readonly nowAndLater: Fields<EffectOf<'lasting'>>;
  readonly putMarks: Fields<EffectOf<'put'>>;
  /** An effect that ends where its own words end. */
  readonly core: Effect;
  readonly tallies: readonly string[];
  readonly plainEffect: Effect;
  readonly openEffect: Effect;
  readonly plainList: readonly Effect[];
  /** An effect between words of another. */
  readonly inside: Effect;
  readonly atTheEnd: Effect;
  readonly sentence: Effect;
  readonly sentences: readonly Effect[];
  readonly effect: Effect;
  readonly modes: readonly Effect[];
  readonly otherwise: { readonly otherwise?: Effect };
  readonly ifYouDo: { readonly then?: Effect };
  readonly ban: Ban;
  readonly playerBan: Ban;
  readonly permission: Permission;
  readonly staticEffect: StaticEffect;
  readonly playerRule: StaticEffect;
  readonly lessOrMore: -1 | 1;
  readonly rounding: 'up' | 'down';
  readonly staticList: readonly StaticEffect[];
  readonly playerRuleList: readonly StaticEffect[];
  readonly staticEffects: readonly StaticEffect[];
  readonly playerRules: readonly StaticEffect[];
  readonly affected: Target;
  readonly each: Group;
  /** Whom a rule for players binds. */
  readonly bound: Who;
  readonly most: { readonly limit: number; readonly what: Filter };
  readonly grants: readonly Ability[];
  readonly replaced: ReplacementPattern;
  readonly instead: Instead;
  readonly moveIt: Zone;
  readonly insteadMarks: Fields<Extract<Instead, { kind: 'move' }>>;
  readonly replacement: Replacement;
  readonly whileClause: { readonly while?: Condition };
  readonly triggered: Triggered;
  readonly delayedTrigger: Triggered;
  readonly limit: { readonly limit?: NonNullable<Triggered['limit']> };
  /** `(once in a turn)` */
  readonly timesInTurn: { readonly limit?: number };
  readonly summonedOrUsed: { readonly use?: 'any' };
  readonly movedBy: { readonly by?: Subject };
  readonly placeOfUse: Zone;
  readonly timesOfUse: { readonly limit?: number };
  readonly unpaidUse: { readonly unpaid?: Filter };
  readonly otherShields: { readonly other?: true };
  readonly choiceOfOpponent: { readonly by?: 'opponent' };
  readonly givenClause: { readonly given?: Condition };
  readonly ifClause: { readonly condition?: Condition };
  readonly times: number;
  readonly limitPer: 'turn' | 'attack' | 'duel';
  readonly limitBy: 'this' | 'name' | 'word';
  readonly worksIn: { readonly from?: readonly Zone[] };
  readonly manaCost: NonNullable<CostAbility['mana']>;
  readonly anyTimes: Pick<CostAbility, 'repeat'>;
  readonly offering: Pick<NonNullable<CostAbility['mana']>, 'offering'>;
  readonly asCost: { readonly asCost?: true };
  readonly paidCost: { readonly paid: true | 'kirifudash' };
  /** What a card begins the duel with, beside it or linked with it. */
  readonly beside: { readonly beside: readonly string[]; readonly linked?: true };
  /** The least that a reduction leaves to pay. */
  readonly floor: number;
  readonly forbidden: Extract<Permission, { readonly do: 'ignoreBans' }>['of'];
  readonly ifYouLike: Pick<Extract<StaticEffect, { readonly kind: 'cost' }>, 'optional'>;
  readonly paidWith: Pick<PaidReduction, 'pay' | 'with'>;
  readonly tapOrDestroy: PaidReduction['pay'];
  readonly apart: Pick<PaidReduction, 'differ'>;
  readonly triggerWord: TriggerWord;
  readonly keyword: Keyword;
  /** Further bases of an evolution creature. */
  readonly moreBases: readonly Filter[];
  readonly godLinkAt: { readonly at?: 'left' | 'right' | 'center' };
  readonly linkSide: NamedLinks[number]['side'];
  readonly linkPlaces: NamedLinks;
  readonly evolutionForm: EvolutionForm | 'plain';
  /** Whether it has to be put on its bases. */
  readonly putOn: 'has to' | 'may';
  readonly evolutionFrom: { readonly from?: Zone };
  readonly iconMark: { readonly icon?: string };
  readonly ability: Ability;
  readonly abilities: readonly Ability[];
  /** What one line of a card says. */
  readonly line: readonly Ability[];
}

export type Part = keyof Values;
