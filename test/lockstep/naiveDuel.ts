import type { Event, Instead, Side, Step, Triggered, Whose, World, WorldCard, WorldSide } from './world.ts';
import { FILLER } from './world.ts';

/** Picks one of this many possibilities. */
export type Pick = (count: number) => number;

type Zone = 'deck' | 'hand' | 'battle' | 'mana' | 'shield' | 'graveyard';

/** A card of the duel; with each change of zone it becomes another object (400.5). */
interface Card {
  readonly printed: WorldCard;
  readonly owner: Side;
  zone: Zone;
  object: number;
  tapped: boolean;
  fresh: boolean;
  cannotAttack: boolean;
  pending: boolean;
  /** The place in the deck: the top card has the lowest. */
  depth: number;
}

/** What has happened to a creature or to a player. */
interface Happening {
  readonly on: Event['on'];
  readonly player: Side;
  readonly subject?: Source;
  /** The objects that the cards which moved then have become. */
  readonly arrived?: readonly number[];
}

/** A card as the object that it was. */
interface Source {
  readonly card: Card;
  readonly object: number;
}

/** A source whose effect is followed, and the player of the effect. */
interface Following extends Source {
  readonly player: Side;
}

/** An effect on standby. */
interface Waiting extends Following {
  readonly on: Event['on'];
  readonly ability: Triggered | 'useFromHand' | 'toDeckBottom';
}

/** A declared use of the shield-trigger class (101.4a-b). */
interface ShieldUse extends Source {
  readonly way: 'shieldTrigger' | 'guardStrike' | 'strikeBack';
}

interface Attack {
  readonly attacker: Source;
  readonly target: Source | undefined;
  blocker: Source | undefined;
  isBlocked: boolean;
}

/** Thrown where the duel, the turn or the world ends. */
class Ended extends Error {}

/** 506.3, 507.3, 501.2, 511.1: for these the active player declares after all of them have triggered. */
const DECLARED_AFTERWARDS = new Set<Event['on']>(['attacks', 'blocks', 'startOfTurn', 'endOfTurn']);

const other = (side: Side): Side => (side === 'p1' ? 'p2' : 'p1');

const asSource = (card: Card): Source => ({ card, object: card.object });

const isCreature = ({ printed }: Card): boolean => printed.power !== undefined;

/**
 * One turn of a world by the rulebook: 101.4, 113.6, 505 to 511, 601 to 605, 609, 703. `pick` decides wherever a player does;
 * `log` says what has happened.
 */
export class NaiveDuel {
  readonly #world: World;
  readonly #pick: Pick;
  readonly #log: (line: string) => void;
  readonly #cards: Card[] = [];
  #objects = 0;
  #standby: Waiting[] = [];
  #shieldUses: ShieldUse[] = [];
  /** What the players may still declare for. */
  #open: { readonly player: Side; readonly happening: Happening }[] = [];
  #uses: { readonly ability: Triggered; readonly object: number }[] = [];
  #ninjas: Side[] = [];
  #returning: { readonly player: Side; readonly card: Card; readonly object: number }[] = [];
  #attack: Attack | undefined;
  #attacks = 0;

  constructor(world: World, pick: Pick, log: (line: string) => void) {
    this.#world = world;
    this.#pick = pick;
    this.#log = log;
    for (const side of ['p1', 'p2'] as const) this.#place(side, world[side]);
  }

  /** Plays the turn until the world ends. */
  play(): void {
    try {
      this.#turn();
    } catch (cause) {
      if (!(cause instanceof Ended)) throw cause;
    }
  }

  #place(owner: Side, { battleZone, hand, shieldZone, mana, deck }: WorldSide): void {
    const add = (printed: WorldCard, zone: Zone, tapped = false): void => {
      const object = this.#objects++;
      this.#cards.push({
        printed,
        owner,
        zone,
        object,
        tapped,
        fresh: false,
        cannotAttack: false,
        pending: false,
        depth: object,
      });
    };
    for (const { card, tapped } of battleZone) add(card, 'battle', tapped);
    for (const card of hand) add(card, 'hand');
    for (const card of shieldZone) add(card, 'shield');
    for (let index = 0; index < mana; index++) add(FILLER, 'mana');
    for (let index = 0; index < deck; index++) add(FILLER, 'deck');
  }

  // What is where.

  #in(zone: Zone, owner?: Side): readonly Card[] {
    return this.#cards.filter(
      (card) => card.zone === zone && !card.pending && (owner === undefined || card.owner === owner),
    );
  }

  #top(player: Side): readonly Card[] {
    return [...this.#in('deck', player)].sort((a, b) => a.depth - b.depth).slice(0, 1);
  }

  #isThere({ card, object }: Source): boolean {
    return card.zone === 'battle' && card.object === object;
  }

  #one<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.#pick(from.length)];
  }

  #some<T>(from: readonly T[]): readonly T[] {
    return from.filter(() => this.#pick(2) === 1);
  }

  // 500 to 512. The turn.

  #turn(): void {
    if (this.#world.start === 'startOfTurn') {
      this.#startOfTurn();
      return;
    }
    if (this.#world.start === 'attack') while (this.#attackOnce());
    this.#endOfTurn();
  }

  /** 501, 502. */
  #startOfTurn(): void {
    for (const card of [...this.#in('battle', 'p1'), ...this.#in('mana', 'p1')]) this.#untap(card);
    this.#happen([{ on: 'startOfTurn', player: 'p1' }]);
    this.#window();
    this.#draw('p1');
    this.#window();
  }

  /** 511, 512. */
  #endOfTurn(): void {
    this.#log('turn ending');
    for (const { player, card, object } of this.#returning)
      this.#standby.push({ player, card, object, on: 'endOfTurn', ability: 'toDeckBottom' });
    this.#happen([{ on: 'endOfTurn', player: 'p1' }]);
    this.#window();
    this.#nextTurn();
  }

  /** 512.1. Pending cards go to the graveyard, and nothing triggers. */
  #nextTurn(): never {
    for (const { printed, zone, pending } of this.#cards)
      if (pending) this.#log(`move ${printed.name} ${zone} graveyard`);
    this.#log('turn ended');
    throw new Ended();
  }

  /** 505.1. One attack; false if the active player attacks no more. */
  #attackOnce(): boolean {
    const attackers = this.#in('battle', 'p1').filter(
      ({ tapped, fresh, cannotAttack, printed }) =>
        !tapped && !cannotAttack && (!fresh || printed.speedAttacker),
    );
    if (attackers.length === 0) return false;
    if (this.#attacks >= this.#world.attacks) throw new Ended();
    const targets = [undefined, ...this.#in('battle', 'p2').filter(({ tapped }) => tapped)];
    const chosen = this.#pick(1 + attackers.length * targets.length);
    if (chosen === 0) return false;
    const attacker = attackers[(chosen - 1) % attackers.length];
    const target = targets[Math.floor((chosen - 1) / attackers.length)];
    if (attacker === undefined) throw new Error('No such attack.');
    this.#attacks++;
    this.#ninjas = [];
    this.#attackWith(attacker, target);
    return true;
  }

  /** 506 to 510. */
  #attackWith(attacker: Card, target: Card | undefined): void {
    const attack: Attack = {
      attacker: asSource(attacker),
      target: target === undefined ? undefined : asSource(target),
      blocker: undefined,
      isBlocked: false,
    };
    this.#attack = attack;
    this.#tap(attacker);
    this.#log(`attack ${attacker.printed.name} on ${target?.printed.name ?? 'the player'}`);
    this.#happen([{ on: 'attacks', player: 'p1', subject: attack.attacker }]);
    this.#window();
    if (!this.#attackHasEnded()) this.#block(attack);
    if (!this.#attackHasEnded()) this.#strike(attack);
    this.#happen([{ on: 'endOfAttack', player: 'p1', subject: attack.attacker }]);
    this.#window();
    this.#attack = undefined;
    this.#log('attack ended');
  }

  /** 505.6a. Without the attacking creature, or the creature that it attacks, the attack ends. */
  #attackHasEnded(): boolean {
    const attack = this.#attack;
    if (attack === undefined) return false;
    if (!this.#isThere(attack.attacker)) return true;
    return !attack.isBlocked && attack.target !== undefined && !this.#isThere(attack.target);
  }

  /** 507. */
  #block(attack: Attack): void {
    let able = this.#in('battle', 'p2').filter(
      (card) => card.printed.blocker && !card.tapped && card !== attack.target?.card,
    );
    const named: Card[] = [];
    for (;;) {
      const next = [undefined, ...able][this.#pick(able.length + 1)];
      if (next === undefined) break;
      named.push(next);
      able = able.filter((card) => card !== next);
    }
    for (const card of named) {
      this.#tap(card);
      attack.blocker = asSource(card);
      attack.isBlocked = true;
    }
    const { blocker, attacker } = attack;
    if (blocker === undefined) this.#happen([{ on: 'isNotBlocked', player: 'p1', subject: attacker }]);
    else {
      this.#log(`block ${blocker.card.printed.name}`);
      this.#happen([
        { on: 'blocks', player: 'p2', subject: blocker },
        { on: 'isBlocked', player: 'p1', subject: attacker },
      ]);
    }
    this.#window();
  }

  /** 508, 509. */
  #strike({ attacker, target, blocker, isBlocked }: Attack): void {
    const against = isBlocked ? blocker : target;
    if (against !== undefined) {
      if (!this.#isThere(against)) return;
      this.#beginBattle(attacker, against);
      this.#window();
      this.#fight(attacker, against);
      this.#window();
      return;
    }
    if (this.#in('shield', 'p2').length === 0) this.#win('p1');
    this.#breakByAttack(attacker.card);
  }

  /** 509.2 to 509.5. */
  #breakByAttack(attacker: Card): void {
    let left = this.#in('shield', 'p2');
    const chosen: Card[] = [];
    const count = Math.min(left.length, attacker.printed.doubleBreaker ? 2 : 1);
    while (chosen.length < count) {
      const shield = this.#one(left);
      if (shield === undefined) break;
      chosen.push(shield);
      left = left.filter((one) => one !== shield);
    }
    const sources = chosen.map(asSource);
    this.#happen([{ on: 'breaks', player: 'p1', subject: asSource(attacker) }]);
    this.#settle(({ on }) => on === 'breaks');
    this.#window();
    this.#breakShields(
      sources.filter(({ card, object }) => card.object === object).map(({ card }) => card),
      'onStandby',
    );
    this.#window();
  }

  // 101.4, 506.3, 605. Who is next.

  /** 506.3b-e. Until nobody has anything to declare or to resolve. */
  #window(): void {
    while (this.#next());
  }

  /** 101.4a-c. One use, declaration or effect of who is next; false if nothing is on standby. */
  #next(): boolean {
    for (const player of ['p1', 'p2'] as const) if (this.#useOneShield(player)) return true;
    for (const player of ['p1', 'p2'] as const) {
      if (this.#declare(player)) return true;
      const next = this.#one(this.#standby.filter((effect) => effect.player === player));
      if (next === undefined) continue;
      this.#resolve(next);
      return true;
    }
    return false;
  }

  /** 509.4, 101.4f, 603.7. Until none of these is left, the active player's first; what else they trigger waits. */
  #settle(isOne: (effect: Waiting) => boolean): void {
    for (;;) {
      const waiting = this.#standby.filter(isOne);
      const own = waiting.filter(({ player }) => player === 'p1');
      const next = this.#one(own.length > 0 ? own : waiting);
      if (next === undefined) return;
      this.#resolve(next);
    }
  }

  /** 506.3b, 506.3d. A player declares for everything that is open, by what holds now; false if nothing is open. */
  #declare(player: Side): boolean {
    const open = this.#open.filter((one) => one.player === player);
    if (open.length === 0) return false;
    this.#open = this.#open.filter((one) => one.player !== player);
    this.#declareFor(
      player,
      open.map(({ happening }) => happening).filter(({ on }) => !this.#isTooLate(player, on)),
    );
    return true;
  }

  /** 505.6a. Once the attack has ended, the non-active player does not declare for it any more. */
  #isTooLate(player: Side, on: Event['on']): boolean {
    return player === 'p2' && ['attacks', 'blocks'].includes(on) && this.#attackHasEnded();
  }

  #declareFor(player: Side, happenings: readonly Happening[]): void {
    const able = happenings.flatMap((happening) =>
      this.#in('hand', player)
        .filter((card) => this.#canDeclare(card, happening))
        .map((card) => ({ card, happening })),
    );
    for (const { card, happening } of this.#some(able)) {
      this.#log(`declare ${card.printed.name}`);
      const { object } = card;
      this.#standby.push({ player, card, object, on: happening.on, ability: 'useFromHand' });
    }
  }

  /** 110.4g. In the hand, a card does not see the event in which it arrives. */
  #canDeclare({ printed, owner, object }: Card, { on, player, arrived = [] }: Happening): boolean {
    const { fromHand } = printed;
    if (fromHand === undefined || arrived.includes(object)) return false;
    if (fromHand.kind === 'ninjaStrike') return player !== owner && (on === 'attacks' || on === 'blocks');
    const { when } = fromHand;
    return when.on === on && (when.whose === 'opponents') === (player !== owner);
  }

  // 603. What triggers.

  /** 603.2. `before` are cards with abilities that look back (603.5c). */
  #happen(happenings: readonly Happening[], before: readonly Source[] = []): void {
    for (const happening of happenings)
      for (const card of this.#cards) {
        const bearer =
          card.zone === 'battle'
            ? asSource(card)
            : before.find((one) => one.card === card && one.object === happening.subject?.object);
        if (bearer === undefined) continue;
        for (const ability of card.printed.triggered)
          if (this.#triggers(bearer, ability, happening))
            this.#standby.push({ ...bearer, player: card.owner, on: happening.on, ability });
      }
    for (const happening of happenings) {
      if (DECLARED_AFTERWARDS.has(happening.on)) this.#open.push({ player: 'p1', happening });
      else this.#declareFor('p1', [happening]);
      this.#open.push({ player: 'p2', happening });
    }
  }

  #triggers(bearer: Source, { when, given }: Triggered, { on, player, subject }: Happening): boolean {
    return (
      when.on === on &&
      this.#isWhose(when.whose, bearer, player, subject) &&
      this.#in('battle', bearer.card.owner).length >= given
    );
  }

  #isWhose(whose: Whose, { card, object }: Source, player: Side, subject: Source | undefined): boolean {
    switch (whose) {
      case 'this':
        return subject?.object === object;
      case 'another':
        return player === card.owner && subject?.object !== object;
      case 'yours':
        return player === card.owner;
      case 'opponents':
        return player !== card.owner;
    }
  }

  // 605. Resolution.

  #resolve(effect: Waiting): void {
    this.#standby = this.#standby.filter((one) => one !== effect);
    const { name } = effect.card.printed;
    this.#log(`begin ${name}`);
    this.#log(this.#carryOut(effect) ? `end ${name}` : `misfire ${name}`);
  }

  /** 603.4, 605.2a. False if the effect misfires. */
  #carryOut(effect: Waiting): boolean {
    const { card, ability, player, object } = effect;
    if (ability === 'useFromHand') return this.#useDeclared(effect);
    if (ability === 'toDeckBottom') {
      if (this.#isThere(effect)) this.#move([card], 'deck', 'move', 'bottom');
      return true;
    }
    const isSame = (use: { readonly ability: Triggered; readonly object: number }): boolean =>
      use.ability === ability && use.object === object;
    if (ability.once && this.#uses.some(isSame)) return false;
    if (this.#in('battle', player).length < ability.provided) return false;
    const isPossible = ability.steps.some((step) => this.#isPossible(step, effect));
    if (ability.may && (!isPossible || this.#pick(2) === 0)) return true;
    this.#uses.push({ ability, object });
    for (const step of ability.steps) this.#instructions[step](effect);
    return true;
  }

  /** 603.2f, 112.3c. What was declared is done, if its card is where its ability works, also if it has left and come back. */
  #useDeclared({ card, player }: Waiting): boolean {
    const { fromHand } = card.printed;
    if (card.zone !== 'hand' || card.pending || fromHand === undefined) return false;
    if (fromHand.kind === 'when') {
      this.#use(card);
      return true;
    }
    if (this.#ninjas.includes(player)) return false;
    if (this.#in('mana', player).length < fromHand.mana) return false;
    this.#ninjas.push(player);
    this.#use(card);
    this.#returning.push({ player, card, object: card.object });
    return true;
  }

  /** 101.3. Whether anything of an instruction can be done. */
  #isPossible(step: Step, effect: Waiting): boolean {
    const { player } = effect;
    switch (step) {
      case 'destroy':
      case 'bounce':
        return this.#in('battle', other(player)).length > 0;
      case 'tap':
        return this.#in('battle', other(player)).some(({ tapped }) => !tapped);
      case 'sacrifice':
        return this.#in('battle', player).length > 0;
      case 'destroyAll':
        return this.#in('battle').length > 0;
      case 'destroyThis':
        return this.#isThere(effect);
      case 'untapThis':
        return this.#isThere(effect) && effect.card.tapped;
      case 'battle':
        return this.#isThere(effect) && this.#in('battle', other(player)).length > 0;
      case 'discard':
        return this.#in('hand', other(player)).length > 0;
      case 'putFromHand':
        return this.#in('hand', player).some(isCreature);
      case 'breakOne':
        return this.#in('shield', other(player)).length > 0;
      default:
        return true;
    }
  }

  /** 605.2b-c. Each instruction, as far as it is possible. */
  readonly #instructions: { readonly [S in Step]: (source: Following) => void } = {
    draw: ({ player }) => this.#draw(player),
    destroy: ({ player }) => this.#destroy(this.#chosen(this.#in('battle', other(player)))),
    sacrifice: ({ player }) => this.#destroy(this.#chosen(this.#in('battle', player))),
    destroyThis: (source) => this.#destroy(this.#isThere(source) ? [source.card] : []),
    destroyAll: () => this.#destroy(this.#in('battle')),
    bounce: ({ player }) => this.#move(this.#chosen(this.#in('battle', other(player))), 'hand'),
    tap: ({ player }) => {
      for (const one of this.#chosen(this.#in('battle', other(player)))) this.#tap(one);
    },
    untapThis: (source) => {
      if (this.#isThere(source)) this.#untap(source.card);
    },
    discard: ({ player }) => this.#discard(this.#chosen(this.#in('hand', other(player)))),
    putFromHand: ({ player }) => this.#put(this.#one(this.#in('hand', player).filter(isCreature))),
    addShield: ({ player }) => this.#move(this.#top(player), 'shield'),
    addMana: ({ player }) => this.#move(this.#top(player), 'mana'),
    breakOne: (source) => this.#breakByEffect(source),
    battle: (source) => this.#battleByEffect(source),
    skipTurn: () => this.#nextTurn(),
  };

  #chosen(from: readonly Card[]): readonly Card[] {
    const card = this.#one(from);
    return card === undefined ? [] : [card];
  }

  // 701. What changes the game.

  #move(cards: readonly Card[], to: Zone, verb = 'move', deckEnd: 'top' | 'bottom' = 'top'): void {
    this.#moveTogether(
      cards.map((card) => ({ card, to, verb })),
      deckEnd,
    );
  }

  /** 400.5, 400.7. Cards that move at one instant, each of which becomes another object. */
  #moveTogether(
    moves: readonly { readonly card: Card; readonly to: Zone; readonly verb: string }[],
    deckEnd: 'top' | 'bottom' = 'top',
  ): void {
    const were = moves.map(({ card }) => ({ ...asSource(card), from: card.zone }));
    for (const { card, to, verb } of moves) {
      this.#log(`${verb} ${card.printed.name} ${card.zone} ${to}`);
      card.zone = to;
      card.object = this.#objects++;
      card.tapped = false;
      card.fresh = to === 'battle';
      card.cannotAttack = false;
      card.pending = false;
    }
    this.#layOnDecks(
      moves.filter(({ to }) => to === 'deck').map(({ card }) => card),
      deckEnd,
    );
    const arrived = moves.map(({ card }) => card.object);
    const happenings = moves.flatMap(({ to, verb }, index) => {
      const was = were[index];
      return was === undefined ? [] : happeningsOf(was, was.from, to, verb);
    });
    this.#happen(
      happenings.map((one) => ({ ...one, arrived })),
      were.filter(({ from }) => from === 'battle'),
    );
    this.#checkDecks();
  }

  /** 401.4. In any order. */
  #layOnDecks(cards: readonly Card[], deckEnd: 'top' | 'bottom'): void {
    let left = cards;
    while (left.length > 0) {
      const next = this.#one(left);
      const depths = this.#cards.map(({ depth }) => depth);
      if (next !== undefined)
        next.depth = deckEnd === 'top' ? Math.min(...depths) - 1 : Math.max(...depths) + 1;
      left = left.filter((card) => card !== next);
    }
  }

  /** 703.4b. */
  #checkDecks(): void {
    const [p1, p2] = [this.#in('deck', 'p1').length === 0, this.#in('deck', 'p2').length === 0];
    if (p1 && p2) this.#win(undefined);
    if (p1) this.#win('p2');
    if (p2) this.#win('p1');
  }

  #win(winner: Side | undefined): never {
    this.#log(`win ${winner ?? 'nobody'}`);
    throw new Ended();
  }

  #draw(player: Side): void {
    this.#move(this.#top(player), 'hand', 'draw');
  }

  #discard(cards: readonly Card[]): void {
    this.#move(cards, 'graveyard', 'discard');
  }

  #tap(card: Card): void {
    if (card.tapped) return;
    card.tapped = true;
    this.#log(`tap ${card.printed.name}`);
    this.#happen([{ on: 'tapped', player: card.owner, subject: asSource(card) }]);
  }

  #untap(card: Card): void {
    if (!card.tapped) return;
    card.tapped = false;
    this.#log(`untap ${card.printed.name}`);
  }

  /** 601.1g, 409.1. Uses a card without paying its cost. */
  #use(card: Card): void {
    const { name, power, text } = card.printed;
    card.pending = true;
    this.#log(`use ${name}`);
    if (power !== undefined) {
      this.#put(card);
      return;
    }
    this.#happen([{ on: 'cast', player: card.owner }]);
    for (const step of text) this.#instructions[step]({ card, object: card.object, player: card.owner });
    this.#move([card], 'graveyard');
  }

  #put(card: Card | undefined): void {
    if (card !== undefined) this.#move([card], 'battle');
  }

  /** 609. Creatures are destroyed at one instant, unless something happens instead. */
  #destroy(cards: readonly Card[]): void {
    const instead = new Map<Card, Instead['to']>();
    for (const player of ['p1', 'p2'] as const)
      for (const card of cards) {
        if (instead.has(card)) continue;
        const able = this.#in('battle', player).flatMap((bearer) =>
          bearer.printed.instead.filter(({ whose }) =>
            this.#isWhose(whose, asSource(bearer), card.owner, asSource(card)),
          ),
        );
        const chosen = this.#one(able.every(({ may }) => may) ? [undefined, ...able] : able);
        if (chosen !== undefined) instead.set(card, chosen.to);
      }
    this.#moveTogether(
      cards.map((card) => {
        const to = instead.get(card);
        return to === undefined ? { card, to: 'graveyard', verb: 'destroy' } : { card, to, verb: 'move' };
      }),
    );
  }

  // 115. Battles.

  #beginBattle(a: Source, b: Source): void {
    for (const { card } of [a, b]) this.#log(`battle ${card.printed.name}`);
    this.#happen([a, b].map((subject) => ({ on: 'battles', player: subject.card.owner, subject })));
  }

  /** 115.3. */
  #fight(a: Source, b: Source): void {
    if (!this.#isThere(a) || !this.#isThere(b)) return;
    const power = ({ card }: Source): number => card.printed.power ?? 0;
    const wins = (one: Source, against: Source): boolean => power(one) > power(against);
    const both = [
      { one: a, hasWon: wins(a, b) },
      { one: b, hasWon: wins(b, a) },
    ];
    this.#destroy(both.filter(({ hasWon }) => !hasWon).map(({ one }) => one.card));
    this.#happen(
      both.map(({ one, hasWon }) => ({
        on: hasWon ? 'wins' : 'loses',
        player: one.card.owner,
        subject: one,
      })),
      [a, b],
    );
  }

  /** 101.4e-f. */
  #battleByEffect(source: Following): void {
    if (!this.#isThere(source)) return;
    const against = this.#one(this.#in('battle', other(source.player)));
    if (against === undefined) return;
    const opposing = asSource(against);
    const waiting = new Set(this.#standby);
    this.#beginBattle(source, opposing);
    this.#settle((effect) => effect.on === 'battles' && !waiting.has(effect));
    this.#fight(source, opposing);
  }

  // 113, 509.5. Shields.

  /** 603.7b, 701.14a. */
  #breakByEffect({ card, object, player }: Following): void {
    const shield = this.#one(this.#in('shield', other(player)));
    if (shield === undefined) return;
    const chosen = shield.object;
    const waiting = new Set(this.#standby);
    if (isCreature(card)) this.#happen([{ on: 'breaks', player, subject: { card, object } }]);
    this.#settle((effect) => effect.on === 'breaks' && !waiting.has(effect));
    this.#settle((effect) => !waiting.has(effect));
    this.#breakShields(shield.object === chosen ? [shield] : [], 'atOnce');
  }

  /** 113.6, 509.5c. The owner declares while the shields are pending; what pays for a strike back is discarded; then the rest moves. */
  #breakShields(shields: readonly Card[], uses: 'onStandby' | 'atOnce'): void {
    const [first] = shields;
    if (first === undefined) return;
    for (const shield of shields) shield.pending = true;
    const declared = this.#declareShields(first.owner, shields);
    const spent = declared.flatMap(({ discards }) => discards ?? []);
    if (spent.length > 0) this.#discard(spent);
    this.#move(
      shields.filter((shield) => !spent.includes(shield)),
      'hand',
      'break',
    );
    this.#shieldUses.push(...declared.map(({ card, way }) => ({ ...asSource(card), way })));
    if (uses === 'atOnce') while (this.#useOneShield(first.owner));
  }

  /** 112.3a-b, 509.5a-c. Each card is used in one way, or pays for one strike back. */
  #declareShields(owner: Side, shields: readonly Card[]) {
    const declared: { card: Card; way: ShieldUse['way']; discards: Card | undefined }[] = [];
    for (const card of shields) {
      const { shieldTrigger, guardStrike } = card.printed;
      const ways = [
        ...(shieldTrigger ? (['shieldTrigger'] as const) : []),
        ...(guardStrike ? (['guardStrike'] as const) : []),
      ];
      const way = [undefined, ...ways][this.#pick(ways.length + 1)];
      if (way !== undefined) declared.push({ card, way, discards: undefined });
    }
    for (const card of this.#in('hand', owner)) {
      if (!card.printed.strikeBack) continue;
      const free = shields.filter(
        (shield) => !declared.some((one) => one.card === shield || one.discards === shield),
      );
      const discards = [undefined, ...free][this.#pick(free.length + 1)];
      if (discards !== undefined) declared.push({ card, way: 'strikeBack', discards });
    }
    for (const { card } of declared) this.#log(`declare ${card.printed.name}`);
    return declared;
  }

  /** 509.5e. The owner uses one of the declared cards; false if none is left. */
  #useOneShield(player: Side): boolean {
    const next = this.#one(this.#shieldUses.filter(({ card }) => card.owner === player));
    if (next === undefined) return false;
    this.#shieldUses = this.#shieldUses.filter((one) => one !== next);
    const { name } = next.card.printed;
    this.#log(`begin ${name}`);
    this.#log(this.#useShield(next) ? `end ${name}` : `misfire ${name}`);
    return true;
  }

  #useShield({ card, object, way }: ShieldUse): boolean {
    if (card.zone !== 'hand' || card.object !== object) return false;
    if (way === 'guardStrike') {
      const chosen = this.#one(this.#in('battle', other(card.owner)));
      if (chosen !== undefined) chosen.cannotAttack = true;
      return true;
    }
    this.#use(card);
    return true;
  }
}

/** What a move is for those that wait for it. */
function happeningsOf({ card, object }: Source, from: Zone, to: Zone, verb: string): readonly Happening[] {
  const player = card.owner;
  const was = { card, object };
  return [
    ...(verb === 'destroy' ? [{ on: 'destroyed', player, subject: was } as const] : []),
    ...(verb === 'draw' ? [{ on: 'drawn', player } as const] : []),
    ...(verb === 'discard' ? [{ on: 'discarded', player } as const] : []),
    ...(verb === 'break' || (verb === 'discard' && from === 'shield')
      ? [{ on: 'shieldBroken', player } as const]
      : []),
    ...(to === 'battle' ? [{ on: 'put', player, subject: asSource(card) } as const] : []),
    ...(from === 'battle' ? [{ on: 'leaves', player, subject: was } as const] : []),
  ];
}
