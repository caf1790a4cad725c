import { restoreDuel } from 'taiki';
import {
  become,
  blocker,
  called,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  type Effect,
  gets,
  has,
  ifYouDo,
  inOrder,
  power,
  returnToHand,
  self,
  spell,
  spellAbility,
  the,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const MODEL = creature({
  name: 'Model',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 5,
  power: 5000,
  abilities: [blocker, doubleBreaker, whenPut(self, draw(3)), whenDestroyed(self, draw()), has(power(500))],
});

/** One of your creatures becomes a card of your graveyard for this turn. */
const becoming = (...then: readonly Effect[]) =>
  spell({
    name: 'Becoming',
    civilizations: ['nature'],
    cost: 1,
    abilities: [
      spellAbility(
        inOrder(
          { do: 'choose', what: { ...choose(yourGraveyard()), as: 'model' } },
          become({ ...choose(yourCreatures()), as: 'one' }, the('model'), 'turn'),
          ...then,
        ),
      ),
    ],
  });

const cast = (
  begin: Begin,
  then: readonly Effect[] = [],
  graveyard = ['Model'],
  hand: readonly string[] = [],
) => {
  const cards = [MODEL, becoming(...then)];
  const duel = begin({
    cards,
    p1: {
      hand: ['Becoming', ...hand],
      manaZone: { nature: 9 },
      battleZone: ['Fear Fang', 'Burning Mane'],
      graveyard,
    },
    p2: { shieldZone: 5, battleZone: ['Filler'] },
  }).use('Cast Becoming');
  return duel.choose('Fear Fang');
};

const powers = (duel: Driver) => powersOf(duel, 'p1', [MODEL, becoming()]);

describe('a creature that becomes another (200, 607.1)', () => {
  driven('has what is printed on that card, but has not been put', (begin) => {
    const duel = cast(begin);
    expect([powers(duel), duel.count('p1', 'hand')]).toEqual([['Fear Fang 5500', 'Burning Mane 2000'], 0]);
    const [shown] = duel.duel.view('p1').zones.p1.battleZone;
    expect(shown !== undefined && 'current' in shown ? shown.current?.name : undefined).toBe('Model');
    duel.passUntil('p1 attack');
    expect(duel.options[0]).toBe('Model attacks the player');
    expect(duel.choose('Model attacks the player').decision.max).toBe(2);
  });

  driven('keeps the effects on it', (begin) => {
    const duel = cast(begin, [gets(the('one'), 'turn', power(1000))]);
    expect(powers(duel)).toEqual(['Fear Fang 6500', 'Burning Mane 2000']);
  });

  driven('is destroyed as that, and lies in the graveyard as itself (400.5)', (begin) => {
    const duel = cast(begin, [destroy(the('one'))]);
    expect([duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      1,
      ['Becoming', 'Fear Fang', 'Model'],
    ]);
  });

  driven('is found by what is printed on it now', (begin) => {
    const bouncing = returnToHand(cardsIn('battleZone', 'you', { races: ['Human'] }));
    const duel = cast(begin, [bouncing]);
    expect([duel.names('p1', 'hand'), duel.battleZones.p1]).toEqual([['Fear Fang'], ['Burning Mane']]);
  });

  driven('is itself again with the next turn', (begin) => {
    const duel = cast(begin).passUntil('p2 attack');
    expect(powers(duel)).toEqual(['Fear Fang 3000', 'Burning Mane 2000']);
    expect(duel.choose('Filler attacks the player').asked).not.toBe('p1 block');
  });

  driven('becomes what was chosen last', (begin) => {
    const graveyard = ['Model', 'Gatling Skyterror'];
    const cards = [MODEL, becoming()];
    const duel = begin({
      cards,
      p1: { hand: ['Becoming', 'Becoming'], manaZone: { nature: 9 }, battleZone: ['Fear Fang'], graveyard },
    });
    duel.use('Cast Becoming').choose('Model').use('Cast Becoming').choose('Gatling Skyterror');
    expect(powersOf(duel, 'p1', cards)).toEqual(['Fear Fang 7000']);
  });

  driven('is no longer that once it evolves (801.2)', (begin) => {
    const evolving = (graveyard: readonly string[], battleZone: readonly string[]) =>
      begin({
        cards: [MODEL, becoming()],
        p1: {
          hand: ['Becoming', 'Barkwhip, the Smasher'],
          manaZone: { nature: 9 },
          battleZone,
          graveyard,
        },
      }).use('Cast Becoming');
    expect(evolving(['Model'], ['Fear Fang']).options).not.toContain('Summon Barkwhip, the Smasher');
    const other = evolving(['Fear Fang'], ['Seamine']).use('Summon Barkwhip, the Smasher');
    expect(powersOf(other, 'p1', [MODEL, becoming()])[0]).toMatch(/^Barkwhip, the Smasher 5000/);
  });

  driven('cannot become a card that is no creature', (begin) => {
    const duel = begin({
      cards: [MODEL, becoming()],
      p1: {
        hand: ['Becoming'],
        manaZone: { nature: 1 },
        battleZone: ['Fear Fang'],
        graveyard: ['Solar Ray'],
      },
    }).use('Cast Becoming');
    expect(powers(duel)).toEqual(['Fear Fang 3000']);
    expect(duel.facts('lastingEffectBegan')).toEqual([]);
  });

  driven('stays that in a duel that is restored', (begin) => {
    const duel = cast(begin);
    const cards = [MODEL, becoming()];
    const copy = restoreDuel(JSON.parse(JSON.stringify(duel.duel.snapshot())), { cards });
    expect(copy.game.lasting).toEqual(JSON.parse(JSON.stringify(duel.duel.game.lasting)));
  });

  driven(
    'is a creature in the battle zone before; nothing else becomes one, nor is that an attempt',
    (begin) => {
      for (const [what, became] of [
        [yourCreatures({ names: ['Fear Fang'] }), 1],
        [cardsIn('battleZone', 'you', { type: 'crossGear' }), 0],
        [cardsIn('manaZone', 'you', { names: ['Burning Mane'] }), 0],
      ] as const) {
        const order = spell({
          name: 'Order',
          civilizations: ['nature'],
          cost: 1,
          abilities: [
            spellAbility(
              { do: 'choose', what: called(choose(yourGraveyard()), 'model') },
              ifYouDo(become(what, the('model'), 'turn'), draw()),
            ),
          ],
        });
        const duel = begin({
          cards: [MODEL, order],
          p1: {
            hand: ['Order'],
            manaZone: ['Nature Filler', 'Burning Mane'],
            battleZone: ['Fear Fang', 'Emerald Claw'],
            graveyard: ['Model'],
          },
        }).use('Cast Order');
        expect([duel.facts('lastingEffectBegan').length, duel.count('p1', 'hand')]).toEqual([became, became]);
      }
    },
  );
});

describe('703.4d a creature that has become another as it battles', () => {
  const AKASHIC = 'Akashic Third, the Electro-Bandit';
  const battled = (begin: Begin, revealed: string, attacked: string) =>
    begin({
      step: 'attack',
      p1: { battleZone: [AKASHIC, 'Fear Fang'], deck: [revealed, 'Filler'] },
      p2: { battleZone: [{ name: attacked, tapped: true }] },
    }).choose(`${AKASHIC} attacks ${attacked}`);

  driven('wins as that creature', (begin) => {
    const duel = battled(begin, 'Bone Spider', 'Burning Mane');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.names('p1', 'graveyard')).toEqual([AKASHIC, 'Bone Spider']);
  });

  driven('is destroyed as that creature', (begin) => {
    const duel = battled(begin, 'Aqua Soldier', 'Gigaberos');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Gigaberos (tapped)'] });
    expect([duel.names('p1', 'graveyard'), duel.names('p1', 'hand')]).toEqual([['Aqua Soldier'], [AKASHIC]]);
  });
});
