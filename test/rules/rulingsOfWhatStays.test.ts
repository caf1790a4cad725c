import {
  abyssRush,
  cannot,
  cardsIn,
  choose,
  destroy,
  doubleBreaker,
  draw,
  each,
  escapeAbility,
  eternalOmega,
  exLife,
  gNeoCreature,
  gNeoEvolution,
  has,
  justDiver,
  ninjaStrike,
  oniSMaxEvolution,
  opponentsCreatures,
  returnToHand,
  revolutionChange,
  saver,
  self,
  sendToAbyss,
  shieldTrigger,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  starEvolution,
  starEvolutionCreature,
  superShieldTrigger,
  trueEscape,
  ultraSaver,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { until } from './goingOn.ts';
import { beast, charm, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

describe('609 rulings of what is done instead', () => {
  driven('609.4 a true escape needs both shields', (begin) => {
    const runner = beast('Runner', 3000, trueEscape);
    const left = (shields: number) =>
      cast(begin, returnToHand(yourCreatures({ names: ['Runner'] })), {
        cards: [runner],
        p1: { battleZone: ['Brute', 'Runner'], shieldZone: shields },
      }).asked;
    expect([left(1), left(2)]).toEqual(['p1 attack', 'p1 replace']);
  });

  driven('609.4 an oni S-MAX evolution needs three cards', (begin) => {
    const oni = sMaxEvolutionCreature({ ...plain, name: 'Oni', abilities: [...oniSMaxEvolution] });
    const left = (...others: readonly string[]) =>
      cast(begin, returnToHand(yourCreatures({ names: ['Oni'] })), {
        cards: [oni, imp],
        p1: { battleZone: ['Brute', 'Oni', ...others] },
      }).asked;
    expect([left(), left('Imp')]).toEqual(['p1 attack', 'p1 replace']);
  });

  driven('609.5 what cannot leave needs no saver', (begin) => {
    const nurse = beast('Nurse', 1000, ultraSaver({ names: ['Rock'] }));
    const rock = beast('Rock', 3000, has(cannot({ do: 'move', from: 'battleZone' })));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Rock'] })), {
      cards: [nurse, rock],
      p1: { battleZone: ['Brute', 'Nurse', 'Rock'] },
    });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute', 'Nurse', 'Rock']]);
  });

  driven('609.4 a saver that cannot leave saves nobody', (begin) => {
    const rock = beast(
      'Rock',
      3000,
      saver({ names: ['Imp'] }),
      has(cannot({ do: 'move', from: 'battleZone' })),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Imp'] })), {
      cards: [imp, rock],
      p1: { battleZone: ['Brute', 'Imp', 'Rock'] },
    });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute', 'Rock']]);
  });

  driven('609.4 an escape does not take a shield that cannot leave', (begin) => {
    const runner = beast('Runner', 3000, escapeAbility);
    const lock = beast(
      'Lock',
      1000,
      each(cardsIn('shieldZone', 'opponent'), cannot({ do: 'move', from: 'shieldZone' })),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Runner'] })), {
      cards: [runner, lock],
      p1: { battleZone: ['Brute', 'Runner'] },
      p2: { battleZone: ['Lock'] },
    });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute']]);
  });

  driven('701.26b, 803.2a a G-NEO creature over others does not change places, and keeps them', (begin) => {
    const grand = gNeoCreature({ ...plain, name: 'Grand', abilities: [gNeoEvolution({})] });
    const hero = beast('Hero', 7000, revolutionChange({ names: ['Grand'] }));
    const duel = begin({
      cards: [grand, hero, imp],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: [{ name: 'Grand', over: ['Imp'] }] },
    });
    duel.choose('Grand attacks the player').choose('Hero');
    until(duel, 'p1 shields');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Grand (tapped, over Imp)'], ['Hero']]);
  });

  driven('701.33b a pile goes to the abyss whole, also that of a star evolution creature', (begin) => {
    const star = starEvolutionCreature({ ...plain, name: 'Star', abilities: [starEvolution({})] });
    const duel = cast(begin, sendToAbyss(opponentsCreatures()), {
      cards: [star, imp],
      p2: { battleZone: [{ name: 'Star', over: ['Imp'] }] },
    });
    expect([duel.battleZones.p2, duel.names('p2', 'abyssZone')]).toEqual([[], ['Imp', 'Star']]);
  });

  driven(
    '604.4, 609.1 what keeps from losing is spent as long as a card says that its player loses',
    (begin) => {
      const doom = beast('Doom', 1000, has({ kind: 'losesDuel', who: 'opponent' }));
      const max = sMaxEvolutionCreature({ ...plain, name: 'Max', abilities: [...sMaxEvolution] });
      const duel = begin({
        cards: [doom, max],
        p1: { hand: ['Doom'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
        p2: { hand: ['Max'], battleZone: ['Max'] },
      });
      duel.use('Summon Doom');
      for (let tries = 0; duel.duel.decision !== undefined && tries < 5; tries++)
        duel.choose(duel.options[0] ?? '');
      expect(duel.duel.result).toMatchObject({ winner: 'p1' });
    },
  );

  driven(
    '104.2c of two players that an effect and an empty deck decide about, who wins and loses wins',
    (begin) => {
      const hope = beast('Hope', 1000, {
        kind: 'static',
        while: { kind: 'count', of: cardsIn('deck', 'you'), is: { max: 0 } },
        affects: self,
        effects: [{ kind: 'winsDuel', who: 'you' }],
      });
      const duel = cast(begin, draw(), { cards: [hope], p1: { battleZone: ['Brute', 'Hope'], deck: 1 } });
      expect(duel.duel.result).toMatchObject({ winner: 'p1' });
    },
  );

  driven('609.8 eternal Omega and EX life: its player picks, and the other one is left', (begin) => {
    const hydra = beast('Hydra', 3000, exLife, eternalOmega);
    const duel = begin({
      cards: [hydra, charm('Zap', destroy(yourCreatures({ names: ['Hydra'] })))],
      p1: { hand: ['Hydra', 'Zap'], manaZone: { fire: 2 }, shieldZone: 0 },
    });
    duel.use('Summon Hydra').use('Cast Zap');
    expect(duel.asked).toBe('p1 replace');
    expect(duel.options).toHaveLength(2);
  });
});

describe('509, 112 rulings of shields and hands', () => {
  driven(
    '113.6a, 112.3a the last shield does not count as it is used by its super shield trigger',
    (begin) => {
      const trap = spell({
        ...plain,
        name: 'Trap',
        abilities: [shieldTrigger, ...superShieldTrigger(draw(), draw(3))],
      });
      const hand = (...shieldZone: readonly string[]) => {
        const duel = begin({
          cards: [trap, beast('Wyrm', 6000, doubleBreaker)],
          step: 'attack',
          p1: { battleZone: ['Wyrm', 'Wyrm'] },
          p2: { shieldZone },
        }).choose('Wyrm attacks the player');
        if (duel.asked === 'p1 shields') duel.choose('Shield 1', 'Shield 2');
        return duel.choose('Trap').count('p2', 'hand');
      };
      expect([hand('Trap'), hand('Trap', 'Fear Fang'), hand('Trap', 'Fear Fang', 'Fear Fang')]).toEqual([
        4, 5, 2,
      ]);
    },
  );

  driven('400.5 a ninja that has left and come back is another creature, and stays', (begin) => {
    const ninja = beast(
      'Ninja',
      1000,
      ninjaStrike(1),
      whenPut(self, returnToHand(choose(yourCreatures({ names: ['Ninja'] })))),
    );
    const duel = begin({
      cards: [ninja, imp],
      step: 'attack',
      p1: { battleZone: ['Imp'] },
      p2: { hand: ['Ninja'], manaZone: { fire: 1 } },
    });
    duel.choose('Imp attacks the player').choose('Ninja');
    until(duel, 'p1 shields');
    duel.choose('Shield 1').passUntil('p2 charge');
    expect(duel.names('p2', 'hand')).toContain('Ninja');
  });

  driven('101.2, 605.2b just diver: all creatures are destroyed, a chosen one is not', (begin) => {
    const diver = beast('Diver', 3000, justDiver);
    const left = (effect: ReturnType<typeof destroy>) => {
      const duel = begin({
        cards: [diver, charm('Zap', effect)],
        p1: { hand: ['Diver'], manaZone: { fire: 1 } },
        p2: { hand: ['Zap'], manaZone: { fire: 1 } },
      });
      duel.use('Summon Diver').passUntil('p2 main').use('Cast Zap');
      return duel.battleZones.p1;
    };
    expect([left(destroy(opponentsCreatures())), left(destroy(choose(opponentsCreatures())))]).toEqual([
      [],
      ['Diver'],
    ]);
  });

  driven(
    '601.1a, 817.2, 409.2 what came by abyss rush and died is no longer to go below the deck',
    (begin) => {
      const ghost = beast('Ghost', 1000, ...abyssRush);
      const duel = begin({
        cards: [ghost, charm('Zap', destroy(yourCreatures()))],
        p1: { graveyard: ['Ghost'], hand: ['Zap'], manaZone: { fire: 2 }, deck: 6 },
      });
      duel.use('Summon Ghost').use('Cast Zap').passUntil('p2 charge');
      expect([duel.names('p1', 'graveyard'), duel.count('p1', 'deck')]).toEqual([['Ghost', 'Zap'], 6]);
    },
  );
});
