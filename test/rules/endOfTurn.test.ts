import {
  allCreatures,
  atEndOfYourTurn,
  cannot,
  choose,
  creature,
  draw,
  each,
  gets,
  inOrder,
  insteadDo,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  optional,
  power,
  put,
  self,
  skipRestOfTurn,
  spell,
  spellAbility,
  tap,
  untap,
  useFree,
  when,
  whenDestroyed,
  wouldLeave,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  zero,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['light'], cost: 1, power: 1000 } as const;
const rester = creature({ ...plain, name: 'Rester', abilities: [atEndOfYourTurn(untap(self))] });
const clerk = creature({ ...plain, name: 'Clerk', abilities: [atEndOfYourTurn(draw())] });
const rival = creature({
  ...plain,
  name: 'Rival',
  abilities: [when({ event: 'endOfTurn', of: 'opponent' }, tap(choose(opponentsCreatures())))],
});
const reacting = creature({
  ...plain,
  name: 'Reacting',
  abilities: [when({ event: 'tapped', what: { of: 'any', filter: { itself: true } } }, draw())],
});
const host = creature({
  ...plain,
  name: 'Host',
  abilities: [atEndOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});
const stranger = creature({
  ...plain,
  name: 'Stranger',
  abilities: [zero(youHave(yourMana(), { min: 1 }), useFree(self))],
});
const hymn = spell({
  ...plain,
  name: 'Hymn',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(2000)))],
});
const vigil = spell({
  ...plain,
  name: 'Vigil',
  abilities: [spellAbility(gets(opponentsCreatures(), 'yourNextTurn', cannot({ do: 'attack' })))],
});
const late = creature({
  ...plain,
  name: 'Late',
  abilities: [atEndOfYourTurn(inOrder(gets(opponentsCreatures(), 'turn', power(-1000)), draw()))],
});
const tiny = creature({ ...plain, name: 'Tiny', power: 1000 });
const asking = creature({ ...plain, name: 'Asking', abilities: [atEndOfYourTurn(may(untap(self)))] });
const cards = [rester, clerk, rival, reacting, host, stranger, hymn, vigil, late, tiny, asking];

describe('511 end of turn', () => {
  driven('511.1 the active player’s effects resolve first, then those of the other', (begin) => {
    const duel = begin({
      cards,
      step: 'end',
      p1: { battleZone: [{ name: 'Rester', tapped: true }, 'Fear Fang'] },
      p2: { battleZone: ['Rival', { name: 'Rester', tapped: true }] },
    });
    expect(duel.asked).toBe('p2 choose');
    expect(duel.duel.state).toBe('turn.end.napResolve.resolving');
    expect(duel.battleZones.p1).toEqual(['Rester', 'Fear Fang']);
    duel.choose('Rester');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Rester (tapped)', 'Fear Fang'], p2: ['Rival', 'Rester'] });
    expect(story(duel, 'effectTriggered', 'effectBegan', 'turnEnded')).toEqual([
      'turn.end.announcing 603.2: effectTriggered Rester',
      'turn.end.announcing 603.2: effectTriggered Rival',
      'turn.end.apResolve.resolving 605.1: effectBegan Rester',
      'turn.end.napResolve.resolving 605.1: effectBegan Rival',
      'turn.end.ending 512.1: turnEnded p1',
    ]);
  });

  driven('511.1e what triggers for the active player meanwhile goes first again', (begin) => {
    const duel = begin({
      cards,
      step: 'end',
      p1: { battleZone: ['Reacting'] },
      p2: { battleZone: ['Rival', 'Rival', 'Fear Fang'] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(story(duel, 'effectBegan', 'cardDrawn').slice(0, 4)).toEqual([
      'turn.end.napResolve.resolving 605.1: effectBegan Rival',
      'turn.end.apResolve.resolving 605.1: effectBegan Reacting',
      'turn.end.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.end.napResolve.resolving 605.1: effectBegan Rival',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Reacting (tapped)'], p2: ['Rival', 'Rival', 'Fear Fang'] });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('511.1a a creature that arrives in this step waits for the next one', (begin) => {
    const duel = begin({
      cards,
      step: 'end',
      p1: { hand: ['Clerk'], battleZone: ['Host'] },
      p2: { battleZone: ['Clerk'] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Host', 'Clerk'], p2: ['Clerk'] });
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('511.1d the non-active player declares when the active player has nothing left', (begin) => {
    const duel = begin({
      cards,
      step: 'end',
      p1: { battleZone: ['Clerk', 'Fear Fang'] },
      p2: { hand: ['Stranger'], manaZone: { light: 1 } },
    });
    expect(duel.asked).toBe('p2 declareUsage');
    expect(duel.duel.state).toBe('turn.end.napDeclare');
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Declare Stranger');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Clerk', 'Fear Fang'], p2: ['Stranger'] });
  });

  driven('a "may" is asked of its player', (begin) => {
    const duel = begin({
      cards,
      step: 'end',
      p1: { battleZone: [{ name: 'Asking', tapped: true }] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 confirm');
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Asking (tapped)'], p2: ['Fear Fang'] });
  });
});

describe('511.2 what lasts for the turn', () => {
  driven('ends when the turn has ended', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hymn'], manaZone: { light: 1 }, battleZone: ['Tiny'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Hymn');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.duel.game.lasting).toHaveLength(1);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.game.lasting).toEqual([]);
  });

  driven('500.3 still lasts while effects of the end of the turn resolve', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hymn'], manaZone: { light: 1 }, battleZone: ['Tiny'] },
      p2: { battleZone: ['Late', 'Fear Fang'] },
    });
    duel.use('Cast Hymn').pass();
    expect(duel.asked).toBe('p2 charge');
    duel.pass();
    duel.passUntil('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Late', 'Fear Fang'] });
    expect(story(duel, 'cardDestroyed')).toEqual(['turn.end.apResolve.resolving 703.4c: cardDestroyed Tiny']);
  });

  driven(
    '500.3 "until your next turn" goes on through the turn of the opponent and ends as that turn begins',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Vigil'], manaZone: { light: 1 }, battleZone: ['Tiny'] },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Vigil').pass();
      expect(duel.asked).toBe('p2 charge');
      duel.pass();
      expect(duel.asked).toBe('p1 charge');
      expect(duel.duel.game.lasting).toEqual([]);
      expect(duel.facts('attackDeclared')).toEqual([]);
      duel.passUntil('p2 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    },
  );
});

describe('512 the change of turn', () => {
  const hush = creature({
    ...plain,
    name: 'Hush',
    abilities: [
      when({ event: 'attacks', what: { of: 'any', filter: { itself: true } } }, { do: 'skipRestOfTurn' }),
    ],
  });

  driven('a turn that is skipped in the middle of an attack leaves no attack behind', (begin) => {
    const duel = begin({
      cards: [...cards, hush],
      p1: { battleZone: ['Hush', 'Fear Fang', 'Clerk'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Hush attacks the player');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.game.attack).toBeUndefined();
    expect(duel.battleZones).toEqual({ p1: ['Hush (tapped)', 'Fear Fang', 'Clerk'], p2: ['Fear Fang'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 5]);
    duel.pass().choose('Fear Fang attacks Hush');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Clerk'], p2: ['Fear Fang (tapped)'] });
  });

  driven('512.1 the turn passes to the other player', (begin) => {
    const duel = begin({ step: 'end', p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: ['Fear Fang'] } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.game.turn).toMatchObject({ number: 6, active: 'p2', attacks: 0 });
  });
});

describe('511.2 the end of "this turn"', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const swell = spell({
    name: 'Swell',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(2000)))],
  });
  const boaster = creature({
    ...plain,
    name: 'Boaster',
    abilities: [atEndOfYourTurn(onlyIf(isLike(self, { power: { min: 5000 } }), draw()))],
  });

  driven('comes after what triggers at the end of the turn', (begin) => {
    for (const [target, drawn] of [
      ['Boaster', 1],
      ['Fear Fang', 0],
    ] as const) {
      const duel = begin({
        cards: [swell, boaster],
        p1: { hand: ['Swell'], manaZone: { fire: 1 }, battleZone: ['Boaster', 'Fear Fang'] },
      });
      duel.use('Cast Swell').choose(target).passUntil('p2 charge');
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });
});

describe('511.2, 703.1 state-based actions as the effects of the turn end', () => {
  const weary = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
  const swell = spell({
    ...weary,
    name: 'Swell',
    abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(2000)))],
  });
  const drought = creature({
    ...weary,
    name: 'Drought',
    power: 9000,
    abilities: [each(allCreatures({ names: ['Omen', 'Warden'] }), power(-1000))],
  });
  const warden = creature({
    ...weary,
    name: 'Warden',
    abilities: [optional(wouldLeave(self, insteadDo(skipRestOfTurn)))],
  });
  const omen = creature({
    ...weary,
    name: 'Omen',
    abilities: [
      when({ event: 'startOfTurn', of: 'any' }, draw(3)),
      whenDestroyed(self, gets(allCreatures({ names: ['Fear Fang'] }), 'turn', power(5000))),
    ],
  });
  const lull = creature({
    ...weary,
    name: 'Lull',
    abilities: [
      when({ event: 'attacks', what: { of: 'any', filter: { itself: true } } }, { do: 'skipRestOfTurn' }),
    ],
  });
  const wilt = spell({
    ...weary,
    name: 'Wilt',
    abilities: [spellAbility(gets(choose(yourCreatures()), 'opponentsNextTurn', power(2000)))],
  });
  const weak = [swell, drought, omen, lull, wilt, warden];
  const p2 = { battleZone: ['Fear Fang'] };
  const told = ['cardDestroyed', 'effectResolved', 'restOfTurnSkipped', 'turnEnded'];

  driven('come before the next turn begins, with all that they trigger', (begin) => {
    const duel = begin({
      cards: weak,
      p1: { hand: ['Swell', 'Drought'], manaZone: { fire: 2 }, battleZone: ['Omen', 'Lull'] },
      p2,
    });
    duel.use('Cast Swell').choose('Omen').use('Summon Drought');
    expect(duel.battleZones.p1).toEqual(['Omen', 'Lull', 'Drought']);
    duel.facts();
    duel.passUntil('p2 charge');
    expect(duel.facts(...told)).toEqual(['cardDestroyed Omen', 'effectResolved Omen', 'turnEnded']);
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.duel.game.lasting).toEqual([]);
  });

  driven('also where the rest of the turn is skipped', (begin) => {
    const duel = begin({
      cards: weak,
      p1: { hand: ['Swell', 'Drought'], manaZone: { fire: 2 }, battleZone: ['Omen', 'Lull'] },
      p2,
    });
    duel.use('Cast Swell').choose('Omen').use('Summon Drought').choose('Lull attacks the player');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Swell', 'Omen']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven(
    '512.1 and where one of them is replaced by skipping the rest of the turn, the turn is over',
    (begin) => {
      const duel = begin({
        cards: weak,
        p1: { hand: ['Swell', 'Drought'], manaZone: { fire: 2 }, battleZone: ['Warden'] },
        p2,
      });
      duel.use('Cast Swell').use('Summon Drought').passUntil('p1 replace');
      expect([duel.duel.state, duel.duel.game.turn.number]).toEqual(['turn.end.lapsing', 5]);
      duel.facts();
      duel.choose('Replace: Warden');
      expect(duel.facts(...told)).toEqual(['restOfTurnSkipped', 'turnEnded']);
      expect([duel.asked, duel.duel.game.turn.number]).toEqual(['p1 replace', 6]);
      duel.pass();
      expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', ['Drought']]);
    },
  );

  driven('500.3 and before anything triggers at the start of the turn that ends an effect', (begin) => {
    const duel = begin({
      cards: weak,
      p1: { hand: ['Wilt', 'Drought'], manaZone: { fire: 2 }, battleZone: ['Omen', 'Lull'] },
      p2,
    });
    duel.use('Cast Wilt').choose('Omen').use('Summon Drought').passUntil('p2 charge');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Wilt', 'Omen']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('603.4, 511.1c an "if" at the end of the turn', () => {
  driven('is tested as it resolves: the order decides', (begin) => {
    const GNARVASH = 'Gnarvash, Merchant of Blood';
    const ended = (first: string) =>
      begin({ step: 'end', p1: { battleZone: [GNARVASH, 'Cutthroat Skyterror'] } }).choose(first);
    expect(ended('Cutthroat Skyterror').battleZones.p1).toEqual([]);
    expect(ended(GNARVASH).battleZones.p1).toEqual([GNARVASH]);
  });
});
