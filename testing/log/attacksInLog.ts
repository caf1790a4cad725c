import type { Fact } from '../../effects/state/reported/facts.ts';
import { type ObjectId, opponentOf, type Player } from '../../table/nouns.ts';
import { cardOf, type FactOf, finding, type LogCheck, type LogFinding } from './finding.ts';
import { activeAt } from './turnsOfLog.ts';
import { isMove, ObjectsOfLog } from './zonesInLog.ts';

type Declared = FactOf<'attackDeclared'>;

interface AttackNow {
  readonly declared: Declared;
  readonly since: number;
  blocked: boolean;
  notBlocked: boolean;
}

/** Reads the attacks of a log. */
class AttackReader {
  readonly #log: readonly Fact[];
  readonly #active: readonly (Player | undefined)[];
  readonly #objects = new ObjectsOfLog();
  #attack: AttackNow | undefined;
  /** Declared in this turn; undefined while the log has not shown a turn from its start. */
  #nth: number | undefined;

  constructor(log: readonly Fact[]) {
    this.#log = log;
    this.#active = activeAt(log);
  }

  *read(): Generator<LogFinding> {
    for (const [index, fact] of this.#log.entries()) {
      if (isMove(fact)) this.#objects.move(fact, index);
      yield* this.#read(fact, index);
    }
  }

  *#read(fact: Fact, index: number): Generator<LogFinding> {
    switch (fact.kind) {
      case 'turnBegan':
        this.#nth = 0;
        if (this.#attack !== undefined)
          yield finding(
            '505.1',
            index,
            `Turn ${fact.turn} begins during the attack of fact ${this.#attack.since}.`,
          );
        this.#attack = undefined;
        break;
      case 'restOfTurnSkipped':
        this.#attack = undefined;
        break;
      case 'attackDeclared':
        yield* this.#declare(fact, index);
        break;
      case 'creatureBlocked':
      case 'attackBlocked':
        yield* this.#block(fact, index);
        break;
      case 'attackNotBlocked':
        yield* this.#notBlocked(fact, index);
        break;
      case 'battleBegan':
        if (fact.state.startsWith('turn.attack.battle.beginning')) yield* this.#battle(fact, index);
        break;
      case 'attackEnded':
        if (this.#attack === undefined)
          yield finding('510.2', index, 'An attack ends, but none was declared.');
        else if (this.#attack.declared.player !== fact.player)
          yield finding('510.2', index, `${fact.player} ends the attack of ${this.#attack.declared.player}.`);
        this.#attack = undefined;
        break;
      default:
    }
  }

  *#declare(fact: Declared, index: number): Generator<LogFinding> {
    const active = this.#active[index];
    const what = `The attack of ${cardOf(fact)}`;
    if (this.#attack !== undefined)
      yield finding('505.1', index, `${what} is declared during that of fact ${this.#attack.since}.`);
    if (!fact.state.startsWith('turn.attack.'))
      yield finding('505.1', index, `${what} is declared outside the attack step, in ${fact.state}.`);
    if (active !== undefined && fact.player !== active)
      yield finding('506.1', index, `${what} is declared by ${fact.player} in a turn of ${active}.`);
    if (!this.#wasTapped(fact.object, index))
      yield finding('506.1', index, `${what} is declared, but the creature was not tapped for it.`);
    if (this.#nth !== undefined) {
      this.#nth++;
      if (fact.nth !== this.#nth)
        yield finding(
          '505.1',
          index,
          `${what} is called number ${fact.nth} of its turn, expected ${this.#nth}.`,
        );
    }
    if ('player' in fact.target && fact.target.player === fact.player)
      yield finding('506.1', index, `${what} is on its own player.`);
    const target = 'creature' in fact.target ? this.#objects.placeOf(fact.target.creature) : undefined;
    if (target !== undefined && (target.zone !== 'battleZone' || target.player === fact.player))
      yield finding('506.1', index, `${what} is on a card in the ${target.zone} of ${target.player}.`);
    this.#attack = { declared: fact, since: index, blocked: false, notBlocked: false };
  }

  /** 506.1. Whether the creature was tapped to attack, in the state in which the attack was declared. */
  #wasTapped(object: ObjectId, index: number): boolean {
    const { state } = this.#log[index] ?? {};
    for (let at = index - 1; at >= 0 && this.#log[at]?.state === state; at--) {
      const fact = this.#log[at];
      if (fact?.kind === 'cardTapped' && fact.object === object) return true;
    }
    return false;
  }

  *#block(fact: FactOf<'creatureBlocked' | 'attackBlocked'>, index: number): Generator<LogFinding> {
    const what = fact.kind === 'creatureBlocked' ? 'blocks' : 'is blocked';
    if (this.#attack === undefined) {
      yield finding('507.3', index, `${cardOf(fact)} ${what}, but no attack is in progress.`);
      return;
    }
    const { declared, notBlocked } = this.#attack;
    this.#attack.blocked = true;
    if (notBlocked)
      yield finding('507.3', index, `${cardOf(fact)} ${what} after the attack was not blocked.`);
    const [attacker, player] =
      fact.kind === 'creatureBlocked'
        ? [fact.attacker, opponentOf(declared.player)]
        : [fact.object, declared.player];
    if (this.#isOther(attacker))
      yield finding('507.3', index, `${cardOf(fact)} ${what}, but object ${declared.object} attacks.`);
    if (fact.player !== player)
      yield finding('507.1', index, `${cardOf(fact)} ${what} for ${fact.player}, expected ${player}.`);
  }

  *#notBlocked(fact: FactOf<'attackNotBlocked'>, index: number): Generator<LogFinding> {
    if (this.#attack === undefined)
      yield finding('507.3c', index, `${cardOf(fact)} is not blocked, but no attack is in progress.`);
    else if (this.#attack.blocked)
      yield finding('507.3c', index, `${cardOf(fact)} is not blocked, but it was blocked before.`);
    else if (this.#isOther(fact.object))
      yield finding(
        '507.3c',
        index,
        `${cardOf(fact)} is not blocked, but object ${this.#attack.declared.object} attacks.`,
      );
    if (this.#attack !== undefined) this.#attack.notBlocked = true;
  }

  *#battle(fact: FactOf<'battleBegan'>, index: number): Generator<LogFinding> {
    if (this.#attack === undefined)
      yield finding('508.1', index, `${cardOf(fact)} battles, but no attack is in progress.`);
    else if ('player' in this.#attack.declared.target && !this.#attack.blocked && !this.#redirected(index))
      yield finding('508.1', index, `${cardOf(fact)} battles, but attacks a player and was not blocked.`);
  }

  /** Whether an object is not the attacking creature. One that has left may have been replaced in the attack by another. */
  #isOther(object: ObjectId): boolean {
    const attacker = this.#attack?.declared.object;
    return attacker !== undefined && object !== attacker && !this.#objects.hasMoved(attacker);
  }

  #redirected(index: number): boolean {
    return this.#log.slice(this.#attack?.since, index).some(({ kind }) => kind === 'attackRedirected');
  }
}

export const attacksFollow: LogCheck = {
  name: 'attacksFollow',
  says: 'An attack is declared by the active player with a creature tapped for it, one after another; it is blocked or not, and ends.',
  check: (log) => new AttackReader(log).read(),
};

export const battlesHaveResults: LogCheck = {
  name: 'battlesHaveResults',
  says: 'A creature wins or loses only a battle that began, against the creature it was in battle with.',
  *check(log) {
    const begun: (readonly [ObjectId, ObjectId])[] = [];
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'battleBegan') begun.push([fact.object, fact.against]);
      if (fact.kind !== 'battleWon' && fact.kind !== 'battleLost') continue;
      const { object, against } = fact;
      const known = begun.some(
        ([one, other]) => (one === object && other === against) || (one === against && other === object),
      );
      const what = fact.kind === 'battleWon' ? 'wins' : 'loses';
      if (!known) yield finding('115.3', index, `${cardOf(fact)} ${what} a battle that did not begin.`);
    }
  },
};

export const shieldsChosenBreak: LogCheck = {
  name: 'shieldsChosenBreak',
  says: 'A shield breaks only after it was chosen, from the shield zone of the player who is attacked.',
  *check(log) {
    const objects = new ObjectsOfLog();
    const chosen = new Set<ObjectId>();
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'shieldsChosen') {
        for (const shield of fact.shields) {
          chosen.add(shield);
          const place = objects.placeOf(shield);
          if (place !== undefined && place.zone !== 'shieldZone')
            yield finding(
              '509.2',
              index,
              `Object ${shield} is chosen as a shield, but is in the ${place.zone}.`,
            );
          if (objects.leftAt(shield) !== undefined)
            yield finding('509.2', index, `Object ${shield} is chosen as a shield, but has left.`);
        }
      }
      const breaks = fact.kind === 'shieldBroken' || (fact.kind === 'cardDiscarded' && fact.broken);
      if (breaks && !chosen.has(fact.was))
        yield finding('509.5', index, `${cardOf(fact)} breaks, but was not chosen to be broken.`);
      if (isMove(fact)) objects.move(fact, index);
    }
  },
};

/** 112.3b. Strike backs that have been declared and not been paid for yet. */
class StrikeBacks {
  #owed = 0;

  *read(fact: Fact, index: number): Generator<LogFinding> {
    if (fact.kind === 'usageDeclared' && fact.ability === 'strikeBack') this.#owed++;
    else if (fact.kind === 'eventReplaced' && this.#owed > 0) this.#owed--;
    else if (fact.kind === 'cardDiscarded' && fact.rule === '112.3b') {
      if (this.#owed === 0)
        yield finding('112.3b', index, `${cardOf(fact)} pays for a strike back, but none was declared.`);
      else this.#owed--;
    } else if ((fact.kind === 'shieldBroken' || fact.kind === 'effectBegan') && this.#owed > 0) {
      yield finding(
        '509.5c',
        index,
        `"${fact.kind}" of ${cardOf(fact)} comes before the strike back is paid for.`,
      );
      this.#owed = 0;
    }
  }
}

export const strikeBacksArePaid: LogCheck = {
  name: 'strikeBacksArePaid',
  says: 'A strike back is paid for as it is declared, before shields go to the hand or anything is used.',
  *check(log) {
    const strikeBacks = new StrikeBacks();
    for (const [index, fact] of log.entries()) yield* strikeBacks.read(fact, index);
  },
};
