import type { Amount, Effect } from 'taiki/words';
import {
  any,
  called,
  cannot,
  choose,
  delayed,
  destroy,
  discard,
  draw,
  exactly,
  gains,
  gets,
  ifYouDo,
  inOrder,
  insteadDo,
  named,
  nameMultiple,
  nameNumber,
  nameRace,
  opponentsCreatures,
  opponentsHand,
  remember,
  replaceUntil,
  ruleUntil,
  self,
  spell,
  spellAbility,
  tally,
  the,
  when,
  wheneverAttacks,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { castDeal, cast as castOrder } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
/** Casts a spell that does this, against four creatures and three cards in the hand. */
const casting = (begin: Begin, effect: Effect, hand: readonly string[] = ['Filler', 'Filler']) =>
  begin({
    cards: [spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] })],
    p1: { hand: ['Deal', ...hand], manaZone: { fire: 3 }, battleZone: ['Fear Fang'] },
    p2: {
      battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet', 'Aqua Soldier'],
      hand: ['Terror Pit', 'Fear Fang', 'Terror Pit'],
      manaZone: { nature: 3 },
    },
  }).use('Cast Deal');

const nameCard = (by: 'you' | 'opponent', as: string): Effect => ({ do: 'nameCard', by, as });

describe('605.2c naming a number', () => {
  const range: Effect = { do: 'nameNumber', by: 'you', min: 2, max: 4, as: 'cost' };

  driven('is among those that the effect allows, and later parts know it', (begin) => {
    const duel = casting(
      begin,
      inOrder(range, destroy(opponentsCreatures({ cost: exactly(named('cost')) }))),
    );
    expect(duel.asked).toBe('p1 number');
    expect(duel.options).toEqual(['2', '3', '4']);
    expect(duel.decision.options.map(({ number }) => number)).toEqual([2, 3, 4]);
    duel.choose('3');
    expect(duel.battleZones.p2).toEqual(['Burning Mane', 'Forest Hornet']);
    expect(duel.duel.log.find(({ kind }) => kind === 'numberNamed')).toMatchObject({
      player: 'p1',
      number: 3,
      rule: '605.2c',
    });
  });

  driven('is done by the player that the effect names', (begin) => {
    const duel = casting(begin, inOrder(nameNumber('n', 2, 'opponent'), draw(named('n'))));
    expect(duel.asked).toBe('p2 number');
    expect(duel.options).toEqual(['0', '1', '2']);
    duel.choose('2');
    expect(duel.count('p1', 'hand')).toBe(4);
    expect(duel.duel.log.find(({ kind }) => kind === 'numberNamed')).toMatchObject({ player: 'p2' });
  });

  driven('leaves numbers that were named before as they were', (begin) => {
    const two = inOrder(nameNumber('a', 3), nameNumber('b', 3), draw(named('a')));
    expect(casting(begin, two).choose('3').choose('1').count('p1', 'hand')).toBe(5);
    const kept = inOrder(remember(2, 'kept'), nameCard('you', 'card'), draw(named('kept')));
    expect(casting(begin, kept).choose('Terror Pit').count('p1', 'hand')).toBe(4);
  });
});

describe('605.2c naming a card', () => {
  const expose = inOrder(nameCard('you', 'card'), discard(opponentsHand({ named: 'card' })));

  driven('is among all cards that there are, in alphabetical order', (begin) => {
    const duel = casting(begin, expose);
    expect(duel.asked).toBe('p1 name');
    expect(duel.options).toEqual([...duel.options].sort());
    expect(duel.options).toEqual(expect.arrayContaining(['Deal', 'Terror Pit', 'Bolshack Dragon']));
  });

  driven('says which cards later parts of the effect are about', (begin) => {
    const duel = casting(begin, expose).choose('Terror Pit');
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Terror Pit', 'Terror Pit']);
    expect(duel.facts('cardNamed', 'cardDiscarded')).toEqual([
      'cardNamed Terror Pit',
      'cardDiscarded Terror Pit',
      'cardDiscarded Terror Pit',
    ]);
    const wrong = casting(begin, expose).choose('Aqua Hulcus');
    expect(wrong.count('p2', 'hand')).toBe(3);
  });

  driven('is done by the player that the effect names', (begin) => {
    const duel = casting(
      begin,
      inOrder(nameCard('opponent', 'card'), destroy(opponentsCreatures({ named: 'card' }))),
    );
    expect(duel.asked).toBe('p2 name');
    duel.choose('Burning Mane');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Forest Hornet', 'Aqua Soldier']);
    expect(duel.duel.log.find(({ kind }) => kind === 'cardNamed')).toMatchObject({
      player: 'p2',
      name: 'Burning Mane',
      rule: '605.2c',
    });
  });

  driven('607.1 what the effect leaves behind knows the name too', (begin) => {
    const forbid = inOrder(
      nameCard('you', 'card'),
      ruleUntil('yourNextTurn', cannot({ do: 'summon', who: 'opponent', what: { named: 'card' } })),
    );
    for (const [name, asked] of [
      ['Fear Fang', 'p2 attack'],
      ['Terror Pit', 'p2 main'],
    ] as const) {
      const duel = casting(begin, forbid).choose(name).passUntil('p2 charge').pass();
      expect(duel.asked).toBe(asked);
    }
  });
});

describe('605.2d a name that was given to nothing', () => {
  const blank = (name: string) =>
    spell({
      name: 'Blank',
      civilizations: ['fire'],
      cost: 1,
      abilities: [
        spellAbility(
          inOrder(
            { do: 'choose', what: called(choose(opponentsCreatures()), name) },
            tally(destroy({ ref: name }), name),
            draw(named(name)),
            draw({ sizeOf: { ref: name } }),
            destroy({ ref: name }),
          ),
        ),
      ],
    });

  for (const name of ['nothing', 'constructor', 'toString', '__proto__']) {
    driven(`stands for nothing: ${name}`, (begin) => {
      const duel = begin({
        cards: [blank(name)],
        p1: { hand: ['Blank'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Blank');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('cardDrawn', 'cardDestroyed')).toEqual([]);
    });
  }

  driven('and the name of a card is no number', (begin) => {
    const caller = spell({
      name: 'Caller',
      civilizations: ['fire'],
      cost: 1,
      abilities: [
        spellAbility(inOrder({ do: 'nameCard', by: 'you', as: 'called' }, draw(named('called')), draw())),
      ],
    });
    const duel = begin({
      cards: [caller],
      p1: { hand: ['Caller'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Caller').choose('Aqua Hulcus');
    expect(duel.facts('cardDrawn')).toHaveLength(1);
  });
});

describe('605.2c what an effect leaves behind knows what was named', () => {
  driven('a number, in a delayed trigger', (begin) => {
    const later = delayed(when({ event: 'endOfTurn', of: 'any' }, draw(named('n'))), 'once');
    const duel = castDeal(begin, inOrder(nameNumber('n', 3), later))
      .choose('3')
      .passUntil('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  const kill = spell({ ...plain, name: 'Kill', abilities: [spellAbility(destroy(yourCreatures()))] });
  const saving = (count: Amount) =>
    replaceUntil('turn', wouldBeDestroyed(any('you'), insteadDo(draw(count))));

  driven('a number, in a replacement', (begin) => {
    const p1 = { hand: ['Deal', 'Kill'], manaZone: { fire: 2 }, battleZone: ['Beast'] };
    const duel = castDeal(begin, inOrder(nameNumber('n', 3), saving(named('n'))), p1, {}, [kill]);
    expect(duel.choose('3').use('Cast Kill').battleZones.p1).toEqual(['Beast']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('609.2 a replacement that a spell has made is there for the rest of that spell', (begin) => {
    const duel = castDeal(begin, inOrder(saving(2), destroy(yourCreatures())), { battleZone: ['Beast'] });
    expect(duel.battleZones.p1).toEqual(['Beast']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('a number, in an ability that it gives', (begin) => {
    const give = gets(yourCreatures(), 'turn', gains(wheneverAttacks(self, draw(named('n')))));
    const duel = castDeal(begin, inOrder(nameNumber('n', 3), give), { battleZone: ['Beast'] });
    expect(duel.choose('2').choose('Beast attacks the player').count('p1', 'hand')).toBe(2);
  });

  driven('a card that was chosen, in a rule', (begin) => {
    const one = { do: 'choose', what: called(choose(opponentsCreatures()), 'x') } as const;
    const rule = cannot({ do: 'summon', who: 'opponent', what: { sameNameAs: the('x') } });
    const p2 = { hand: ['Fear Fang'], battleZone: ['Fear Fang'], manaZone: { nature: 3 } };
    const duel = castDeal(begin, inOrder(one, ruleUntil('yourNextTurn', rule)), {}, p2);
    expect(duel.passUntil('p2 charge').pass().asked).toBe('p2 attack');
  });

  driven('605.2c a multiple of a number is named from 0 up', (begin) => {
    const duel = castOrder(begin, inOrder(nameMultiple('n', 2, 6), draw(named('n'))));
    expect([duel.asked, duel.options]).toEqual(['p1 number', ['0', '2', '4', '6']]);
    expect(duel.choose('4').count('p1', 'hand')).toBe(4);
  });

  driven('101.3a naming a race is followed by "if you do"', (begin) => {
    const duel = castOrder(begin, ifYouDo(nameRace('r'), draw()));
    expect(duel.choose(duel.options[0] ?? '').count('p1', 'hand')).toBe(1);
  });
});
