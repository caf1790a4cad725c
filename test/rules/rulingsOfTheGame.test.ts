import {
  another,
  any,
  atMost,
  battle,
  cannot,
  cannotAttackPlayers,
  choose,
  chooseAnyNumber,
  creature,
  destroy,
  discard,
  draw,
  each,
  gets,
  has,
  ifYouDo,
  inOrder,
  instead,
  insteadDo,
  itself,
  opponentsCreatures,
  power,
  powerAttacker,
  powerOfRef,
  put,
  putOnDeck,
  returnToHand,
  self,
  speedAttacker,
  sympathy,
  tap,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  withTotal,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

describe('101 rulings of the absolute rules', () => {
  driven('101.2 what cannot attack players may attack a creature in the turn it comes', (begin) => {
    const rush = beast('Rush', 3000, speedAttacker, cannotAttackPlayers);
    const duel = begin({
      cards: [rush, runt],
      step: 'attack',
      p1: { battleZone: [{ name: 'Rush', fresh: true }] },
      p2: { battleZone: [{ name: 'Runt', tapped: true }] },
    });
    expect(duel.options).toEqual(['Rush attacks Runt', 'Attack no more']);
  });

  driven('101.3a a discard that is replaced was attempted', (begin) => {
    const ghost = beast('Ghost', 1000, wouldBeDiscarded(self, instead('manaZone')));
    const duel = cast(begin, ifYouDo(discard(choose(yourHand())), draw(2)), {
      cards: [ghost],
      p1: { hand: ['Ghost'] },
    });
    expect([duel.count('p1', 'hand'), duel.names('p1', 'manaZone')]).toEqual([2, ['Fire Filler', 'Ghost']]);
  });

  driven('101.4c the active player comes in between two effects of the other', (begin) => {
    const first = beast(
      'First',
      3000,
      wheneverAttacks(any('opponent'), destroy(yourCreatures({ names: ['Runt'] }))),
    );
    const second = beast('Second', 3000, wheneverAttacks(any('opponent'), draw()));
    const mourner = beast('Mourner', 3000, whenDestroyed(another('any'), draw()));
    const duel = begin({
      cards: [first, second, mourner, runt],
      step: 'attack',
      p1: { battleZone: ['Mourner', 'Fear Fang'] },
      p2: { battleZone: ['First', 'Second', 'Runt'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 standby');
    duel.choose('First');
    expect(duel.facts('effectBegan')).toEqual([
      'effectBegan First',
      'effectBegan Mourner',
      'effectBegan Second',
    ]);
  });

  driven('101.4d, 111.2a what is put triggers, and waits until the spell has ended', (begin) => {
    const helper = beast('Helper', 1000, whenPut(self, discard(yourHand())));
    const duel = cast(begin, inOrder(put(choose(yourHand())), draw()), {
      cards: [helper],
      p1: { hand: ['Helper'] },
    });
    expect(duel.facts().filter((one) => /^(cardPut|cardDrawn|effectBegan)/.test(one))).toEqual([
      'cardPut Helper',
      'cardDrawn Filler',
      'effectBegan Helper',
    ]);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven(
    '101.4e, 101.4f what triggers on a battle works in it, what triggers on its result waits',
    (begin) => {
      const duellist = beast(
        'Duellist',
        500,
        when({ event: 'battles', what: itself }, gets(self, 'turn', power(3000))),
        whenWinsBattle(self, discard(yourHand())),
      );
      const fight = battle(yourCreatures({ names: ['Duellist'] }), opponentsCreatures());
      const duel = cast(begin, inOrder(fight, draw()), {
        cards: [duellist],
        p1: { battleZone: ['Brute', 'Duellist'] },
        p2: { battleZone: ['Runt'] },
      });
      expect(duel.battleZones).toEqual({ p1: ['Brute', 'Duellist'], p2: [] });
      expect(duel.count('p1', 'hand')).toBe(0);
    },
  );

  driven(
    '101.5, 101.5b of two replacements of a death one applies, and what it does is not replaced',
    (begin) => {
      const cling = beast('Cling', 1000, wouldBeDestroyed(self, instead('hand')));
      const warden = beast('Warden', 1000, wouldLeave(any('you', { names: ['Cling'] }), instead('manaZone')));
      const duel = cast(begin, destroy(yourCreatures({ names: ['Cling'] })), {
        cards: [cling, warden],
        p1: { battleZone: ['Brute', 'Cling', 'Warden'] },
      });
      expect([duel.asked, duel.options.length]).toEqual(['p1 replace', 2]);
      duel.choose('Replace: Cling');
      expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Cling']]);
    },
  );
});

describe('104-112 rulings of decks, mana and numbers', () => {
  driven('104.2b a deck that is empty for a moment loses', (begin) => {
    const duel = cast(begin, inOrder(draw(), putOnDeck(choose(yourHand()), 'top')), {
      p1: { deck: 1, hand: ['Fear Fang'] },
    });
    expect(duel.duel.result).toMatchObject({ winner: 'p2' });
    expect([duel.count('p1', 'deck'), duel.zone('p1', 'hand')]).toEqual([
      0,
      ['Order (pending)', 'Fear Fang', 'Filler'],
    ]);
  });

  const twin = creature({ name: 'Twin', civilizations: ['water', 'fire'], cost: 2, power: 2000 });

  driven('107.2, 112.2a a card of two civilizations pays one of them', (begin) => {
    const holding = (manaZone: readonly string[]) =>
      begin({ cards: [twin], p1: { hand: ['Twin'], manaZone, battleZone: ['Fear Fang'] } });
    expect(holding(['Twin', 'Nature Filler']).asked).toBe('p1 attack');
    expect(holding(['Twin', 'Fire Filler']).use('Summon Twin').battleZones.p1).toEqual(['Fear Fang', 'Twin']);
    expect(holding(['Twin', 'Twin']).options).toContain('Summon Twin');
  });

  driven('112.2b a cost below the number of civilizations is paid by a card for each of them', (begin) => {
    const agent = beast('Agent', 3000, each(yourHand(), { kind: 'cost', by: -1, atLeast: 1 }));
    const holding = (manaZone: readonly string[]) =>
      begin({ cards: [twin, agent], p1: { hand: ['Twin'], manaZone, battleZone: ['Agent'] } });
    expect(holding(['Twin']).asked).toBe('p1 attack');
    expect(holding(['Twin', 'Twin']).use('Summon Twin').zone('p1', 'manaZone')).toEqual([
      'Twin (tapped)',
      'Twin (tapped)',
    ]);
  });

  driven('112.2c no more mana is tapped than the cost', (begin) => {
    const duel = begin({
      cards: [imp],
      p1: { hand: ['Imp'], manaZone: { water: 1, fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Imp');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Water Filler', 'Fire Filler (tapped)']);
  });

  driven('108.1b negative power counts as 0 where powers are added up', (begin) => {
    const rock = beast('Rock', 1000, has(cannot({ do: 'move', from: 'battleZone' })));
    const mid = beast('Mid', 2000);
    const duel = cast(
      begin,
      inOrder(
        gets(opponentsCreatures({ names: ['Rock'] }), 'turn', power(-6000)),
        tap(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 6000)),
      ),
      { cards: [rock, mid], p2: { battleZone: ['Rock', 'Brute', 'Mid'] } },
    );
    expect(duel.options).toEqual(['Rock', 'Brute', 'Mid']);
    expect(() => duel.duel.choose([0, 1, 2])).toThrow();
    duel.choose('Rock', 'Brute');
    expect(duel.battleZones.p2).toEqual(['Rock (tapped)', 'Brute (tapped)', 'Mid']);
  });
});

describe('109-110 rulings of cards and abilities', () => {
  driven('109.2b what lies below a creature does not leave as a creature', (begin) => {
    const mourner = beast('Mourner', 3000, whenDestroyed(another('any'), draw()));
    const duel = cast(begin, destroy(opponentsCreatures()), {
      cards: [mourner, imp, elder('Elder', 5000)],
      p1: { battleZone: ['Brute', 'Mourner'] },
      p2: { battleZone: [{ name: 'Elder', over: ['Imp'] }] },
    });
    expect([duel.count('p1', 'hand'), duel.names('p2', 'graveyard')]).toEqual([1, ['Elder', 'Imp']]);
  });

  driven('110.2c the same ability twice works twice', (begin) => {
    const twice = beast('Twice', 3000, wheneverAttacks(self, draw()), wheneverAttacks(self, draw()));
    const duel = begin({ cards: [twice], step: 'attack', p1: { battleZone: ['Twice', 'Fear Fang'] } });
    duel.choose('Twice attacks the player').passUntil('p1 shields');
    expect([duel.facts('effectBegan').length, duel.count('p1', 'hand')]).toEqual([2, 2]);
  });

  driven(
    '110.2e, 801.2 an effect reaches what is there, also once it has evolved, and nothing later',
    (begin) => {
      const roar = charm('Roar', gets(yourCreatures(), 'turn', power(2000)));
      const duel = begin({
        cards: [roar, runt, imp, elder('Elder', 5000)],
        p1: { hand: ['Roar', 'Runt', 'Elder'], manaZone: { fire: 4 }, battleZone: ['Imp', 'Fear Fang'] },
      });
      duel.use('Cast Roar').use('Summon Runt').use('Summon Elder');
      expect([powerOf(duel, 'p1', 'Runt'), powerOf(duel, 'p1', 'Elder')]).toEqual([1000, 7000]);
    },
  );

  driven('110.4e, 601.1e what changes its own cost works where it is used from', (begin) => {
    const lich = creature({
      name: 'Lich',
      civilizations: ['fire'],
      cost: 5,
      power: 5000,
      abilities: [sympathy(yourCreatures())],
    });
    const gate = beast(
      'Gate',
      1000,
      each(yourGraveyard(), { kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }),
    );
    const lying = (fire: number) =>
      begin({
        cards: [lich, gate],
        p1: { graveyard: ['Lich'], manaZone: { fire }, battleZone: ['Gate', 'Fear Fang', 'Fear Fang'] },
      });
    expect(lying(1).asked).toBe('p1 attack');
    expect(lying(2).use('Summon Lich').zone('p1', 'battleZone')).toContain('Lich');
  });

  driven('110.5a what has died has the power that it last had', (begin) => {
    const vengeful = beast(
      'Vengeful',
      1000,
      whenDestroyed(self, destroy(choose(opponentsCreatures({ power: atMost(powerOfRef(self)) })))),
    );
    const lord = beast('Lord', 1000, each(yourCreatures({ other: true }), power(2000)));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Vengeful', 'Lord'] })), {
      cards: [vengeful, lord, imp],
      p1: { battleZone: ['Brute', 'Vengeful', 'Lord'] },
      p2: { battleZone: ['Imp', 'Runt', 'Brute'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Imp', 'Runt']]);
  });

  driven('110.7 power attacker twice adds up', (begin) => {
    const bull = beast('Bull', 3000, powerAttacker(1000), powerAttacker(1000));
    const duel = begin({
      cards: [bull, beast('Wall', 4500)],
      step: 'attack',
      p1: { battleZone: ['Bull', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Wall', tapped: true }] },
    });
    duel.choose('Bull attacks Wall');
    expect(duel.battleZones).toEqual({ p1: ['Bull (tapped)', 'Fear Fang'], p2: [] });
  });
});

describe('114-115 rulings of draws and battles', () => {
  driven('114.3 a top card that goes to the hand was not drawn', (begin) => {
    const scribe = beast('Scribe', 1000, when({ event: 'drawn', by: 'you' }, topOfDeckTo('manaZone')));
    const moved = cast(begin, topOfDeckTo('hand'), {
      cards: [scribe],
      p1: { battleZone: ['Brute', 'Scribe'] },
    });
    expect([moved.count('p1', 'hand'), moved.count('p1', 'manaZone')]).toEqual([1, 1]);
    const drawn = cast(begin, draw(), { cards: [scribe], p1: { battleZone: ['Brute', 'Scribe'] } });
    expect([drawn.count('p1', 'hand'), drawn.count('p1', 'manaZone')]).toEqual([1, 2]);
  });

  driven(
    '114.4a, 101.5 each of two draws is replaced, with all that comes instead, before the next',
    (begin) => {
      const metel = beast(
        'Metel',
        1000,
        wouldDraw('you', insteadDo(inOrder(draw(2), discard(choose(yourHand()))))),
      );
      const duel = cast(begin, draw(2), { cards: [metel], p1: { battleZone: ['Brute', 'Metel'] } });
      while (duel.asked === 'p1 choose') duel.choose(duel.options[0] ?? '');
      expect(duel.facts().filter((one) => /^card(Drawn|Discarded)/.test(one))).toEqual([
        'cardDrawn Filler',
        'cardDrawn Filler',
        'cardDiscarded Filler',
        'cardDrawn Filler',
        'cardDrawn Filler',
        'cardDiscarded Filler',
      ]);
      expect(duel.count('p1', 'hand')).toBe(2);
    },
  );

  const victor = beast('Victor', 5000, whenWinsBattle(self, draw()));

  driven('115.3a a battle of which one creature has left has no winner', (begin) => {
    const flit = beast('Flit', 1000, when({ event: 'battles', what: itself }, returnToHand(self)));
    const duel = begin({
      cards: [victor, flit],
      step: 'attack',
      p1: { battleZone: ['Victor', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Flit', tapped: true }] },
    });
    duel.choose('Victor attacks Flit');
    expect([duel.asked, duel.count('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([
      'p1 attack',
      0,
      ['Flit'],
    ]);
  });

  driven('115.3b of creatures with the same power both lose, and neither has won', (begin) => {
    const duel = begin({
      cards: [victor],
      step: 'attack',
      p1: { battleZone: ['Victor', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Victor', tapped: true }] },
    });
    duel.choose('Victor attacks Victor');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
  });

  driven('115.3c, 700.5a of two that win battles both have won, and neither is destroyed', (begin) => {
    const saint = beast('Saint', 1000, has({ kind: 'winsBattles' }), whenWinsBattle(self, draw()));
    const duel = begin({
      cards: [saint],
      step: 'attack',
      p1: { battleZone: ['Saint', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Saint', tapped: true }] },
    });
    duel.choose('Saint attacks Saint');
    expect(duel.battleZones).toEqual({ p1: ['Saint (tapped)', 'Fear Fang'], p2: ['Saint (tapped)'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
  });
});
