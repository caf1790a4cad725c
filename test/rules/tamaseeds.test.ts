import { describeCard, parseCard } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  blocker,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  field,
  gains,
  hasWhile,
  isNoCreature,
  power,
  putIntoMana,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  tamaseed,
  tamaseedCreature,
  tap,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;

const POOL = tamaseed({ ...plain, name: 'Pool', abilities: [shieldTrigger, whenPut(self, draw())] });
const SEEDLING = tamaseed({
  ...plain,
  name: 'Seedling',
  races: ['Fish'],
  abilities: [shinkarize, whenPut(self, draw())],
});
const SHARK = evolutionCreature({
  ...plain,
  name: 'Shark',
  races: ['Fish'],
  power: 6000,
  abilities: [evolution({ races: ['Fish'] })],
});
const HIGHER = evolutionCreature({
  ...plain,
  name: 'Higher',
  power: 9000,
  abilities: [evolution({ evolution: true })],
});
const CARP = creature({ ...plain, name: 'Carp', races: ['Fish'], power: 2000 });
const BANNER = field({ ...plain, name: 'Banner' });

const elements = (of: 'you' | 'opponent' | 'any') => cardsIn('battleZone', of, { type: 'element' });

const doing = (effect: ReturnType<typeof destroy>) =>
  spell({ ...plain, name: 'Doing', abilities: [spellAbility(effect)] });

const casting = (
  begin: Begin,
  effect: ReturnType<typeof destroy>,
  battleZone: readonly (string | { readonly name: string; readonly over?: readonly string[] })[],
) =>
  begin({
    cards: [POOL, SEEDLING, SHARK, HIGHER, CARP, BANNER, doing(effect)],
    p1: { hand: ['Doing'], manaZone: { water: 1 }, battleZone },
  }).use('Cast Doing');

describe('315 tamaseeds', () => {
  driven('315.1, 315.2 one is executed in the main step and put into the battle zone', (begin) => {
    const duel = begin({
      cards: [POOL],
      p1: { hand: ['Pool'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Filler'] },
    });
    expect(duel.options).toEqual(['Execute Pool', 'Go on to the attack step']);
    duel.use('Execute Pool');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Pool'], p2: ['Filler'] });
    expect([duel.count('p1', 'hand'), duel.asked]).toEqual([1, 'p1 attack']);
    expect(duel.duel.log.find(({ kind }) => kind === 'cardUsed')).toMatchObject({ verb: 'executed' });
  });

  driven('112.3a by its shield trigger too, in the turn of the other player', (begin) => {
    const duel = begin({
      cards: [POOL, CARP],
      step: 'attack',
      p1: { battleZone: ['Carp', 'Filler'] },
      p2: { shieldZone: ['Pool'], hand: [] },
    });
    duel.choose('Carp attacks the player').choose('Pool');
    expect(duel.battleZones).toEqual({ p1: ['Carp (tapped)', 'Filler'], p2: ['Pool'] });
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('it neither attacks nor is attacked, and is no creature to destroy', (begin) => {
    const duel = begin({
      cards: [POOL, CARP, doing(destroy(yourCreatures()))],
      p1: { hand: ['Doing'], manaZone: { water: 1 }, battleZone: [{ name: 'Pool', tapped: true }, 'Carp'] },
      p2: { battleZone: [{ name: 'Pool', tapped: true }] },
    });
    duel.choose('Go on to the attack step');
    expect(duel.options).toEqual(['Carp attacks the player', 'Attack no more']);
    const cast = casting(begin, destroy(yourCreatures()), ['Pool', 'Carp']);
    expect(cast.battleZones.p1).toEqual(['Pool']);
  });

  driven('105.4a it is tapped like a creature, and untaps at the start of the turn', (begin) => {
    const duel = casting(begin, tap(elements('you')), ['Pool', 'Carp', 'Banner']);
    expect(duel.battleZones.p1).toEqual(['Pool (tapped)', 'Carp (tapped)', 'Banner']);
    duel.passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Pool', 'Carp', 'Banner']);
  });
});

describe('316 elements', () => {
  driven('316.1 are creatures, tamaseeds and fields, and no castles', (begin) => {
    const duel = casting(begin, putIntoMana(elements('you')), ['Pool', 'Carp', 'Banner']);
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.names('p1', 'manaZone')).toEqual(['Banner', 'Carp', 'Pool', 'Water Filler']);
  });

  driven('316.3 with all their cards', (begin) => {
    const duel = casting(begin, destroy(choose(elements('you'))), [
      'Banner',
      { name: 'Shark', over: ['Seedling'] },
    ]);
    duel.choose('Shark');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Banner'],
      ['Doing', 'Seedling', 'Shark'],
    ]);
  });
});

describe('801.1 shinkarize', () => {
  const evolving = (begin: Begin, battleZone: readonly (string | { name: string; tapped: true })[]) =>
    begin({
      cards: [POOL, SEEDLING, SHARK, HIGHER, CARP],
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone },
      p2: { battleZone: ['Seedling'] },
    });

  driven('a creature that evolves from creatures is put on it, if the rest of the base fits', (begin) => {
    const whale = (races: readonly string[]) =>
      evolutionCreature({
        ...plain,
        name: `Whale of ${races}`,
        power: 7000,
        abilities: [evolution({ type: 'creature', races })],
      });
    const duel = begin({
      cards: [SEEDLING, whale(['Fish']), whale(['Beast'])],
      p1: { hand: ['Whale of Fish', 'Whale of Beast'], manaZone: { water: 1 }, battleZone: ['Seedling'] },
    });
    expect(duel.options.filter((label) => label.includes('Whale'))).toEqual(['Summon Whale of Fish']);
    duel.use('Summon Whale of Fish');
    expect(duel.battleZones.p1).toEqual(['Whale of Fish (over Seedling)']);
  });

  driven('an evolution creature is put on it as on such a creature', (begin) => {
    const duel = evolving(begin, ['Carp', 'Pool', 'Seedling']);
    duel.use('Summon Shark');
    expect([duel.asked, duel.options]).toEqual(['p1 evolve', ['Carp', 'Seedling']]);
    duel.choose('Seedling');
    expect(duel.battleZones).toEqual({ p1: ['Carp', 'Pool', 'Shark (over Seedling)'], p2: ['Seedling'] });
    duel.passUntil('p1 attack');
    expect(duel.options).toContain('Shark attacks the player');
  });

  driven('801.2 on a tapped one it lies tapped', (begin) => {
    const duel = evolving(begin, [{ name: 'Seedling', tapped: true }]);
    duel.use('Summon Shark');
    expect(duel.battleZones.p1).toEqual(['Shark (tapped, over Seedling)']);
  });

  driven('what the card asks of its base is asked of it too, except to be a creature', (begin) => {
    const duel = begin({
      cards: [SEEDLING, SHARK, HIGHER, tamaseed({ ...plain, name: 'Stone', abilities: [shinkarize] })],
      p1: { hand: ['Shark', 'Higher'], manaZone: { water: 2 }, battleZone: ['Stone', 'Filler'] },
      p2: { battleZone: ['Seedling'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Shark', 'Higher']);
  });

  driven('a tamaseed without it is no base', (begin) => {
    const duel = begin({
      cards: [SHARK, tamaseed({ ...plain, name: 'Stone', races: ['Fish'] })],
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: ['Stone', 'Filler'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('110.2 one that has gained it is a base while it has it', (begin) => {
    const giver = creature({
      ...plain,
      name: 'Giver',
      power: 1000,
      abilities: [each(cardsIn('battleZone', 'you', { type: 'tamaseed' }), gains(shinkarize))],
    });
    const stone = tamaseed({ ...plain, name: 'Stone', races: ['Fish'] });
    const duel = begin({
      cards: [SHARK, giver, stone],
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: ['Giver', 'Stone'] },
    });
    duel.use('Summon Shark');
    expect(duel.battleZones.p1).toEqual(['Giver', 'Shark (over Stone)']);
  });

  driven('801.4a, 801.4d it stays as the top card leaves, as it lay', (begin) => {
    const star = (tapped: boolean) =>
      begin({
        cards: [SEEDLING, SHARK, doing({ do: 'move', what: yourCreatures(), to: 'hand', topOnly: true })],
        p1: {
          hand: ['Doing'],
          manaZone: { water: 1 },
          battleZone: [{ name: 'Shark', over: ['Seedling'], ...(tapped ? { tapped } : {}) }],
        },
      }).use('Cast Doing');
    expect([star(true).battleZones.p1, star(false).battleZones.p1]).toEqual([
      ['Seedling (tapped)'],
      ['Seedling'],
    ]);
    expect(star(true).count('p1', 'hand')).toBe(1);
  });
});

describe('315 a tamaseed that is a creature', () => {
  const few = {
    kind: 'count',
    of: cardsIn('battleZone', 'you', { type: ['creature', 'tamaseed'] }),
    is: atMost(2),
  } as const;
  const IDOL = tamaseedCreature({
    ...plain,
    name: 'Idol',
    power: 4000,
    abilities: [hasWhile(few, isNoCreature), doubleBreaker, blocker, wheneverAttacks(self, draw())],
  });
  const LORD = creature({
    ...plain,
    name: 'Lord',
    power: 1000,
    abilities: [hasWhile(youHave(yourCreatures(), atLeast(3)), power(5000))],
  });
  const cards = [IDOL, POOL, CARP, LORD, SHARK];

  driven('is summoned, and attacks while it is a creature', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Idol', 'Carp', 'Pool'] } });
    expect(duel.options).toEqual(['Idol attacks the player', 'Carp attacks the player', 'Attack no more']);
    const summoned = begin({ cards, p1: { hand: ['Idol'], manaZone: { water: 1 } } });
    expect(summoned.options).toEqual(['Summon Idol', 'Go on to the attack step']);
  });

  driven('is only a tamaseed while its ability says so: no attack, no block, no power', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Idol', 'Carp'] } });
    expect(duel.options).toEqual(['Carp attacks the player', 'Attack no more']);
    expect(powersOf(duel, 'p1', cards)).toEqual(['Idol undefined', 'Carp 2000']);
    const blocked = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Carp'] },
      p2: { battleZone: ['Idol'] },
    });
    blocked.choose('Carp attacks the player');
    expect(blocked.asked).not.toBe('p2 block');
  });

  driven('blocks in the turn of the other player while it is a creature', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Carp'] },
      p2: { battleZone: ['Idol', 'Idol', 'Pool'] },
    });
    duel.choose('Carp attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Idol', 'Block with Idol']]);
  });

  driven('608.1 what counts creatures does not count it then', (begin) => {
    const powers = (battleZone: readonly string[]) =>
      powersOf(begin({ cards, step: 'attack', p1: { battleZone } }), 'p1', cards);
    expect(powers(['Lord', 'Carp', 'Carp'])).toEqual(['Lord 6000', 'Carp 2000', 'Carp 2000']);
    expect(powers(['Lord', 'Idol', 'Pool'])).toEqual(['Lord 1000', 'Idol 4000', 'Pool undefined']);
    expect(powers(['Lord', 'Idol', 'Carp'])).toEqual(['Lord 6000', 'Idol 4000', 'Carp 2000']);
    expect(powers(['Lord', 'Idol'])).toEqual(['Lord 1000', 'Idol undefined']);
  });

  driven('it is a creature in every other zone', (begin) => {
    const duel = begin({
      cards: [...cards, doing(draw(countOf(cardsIn('graveyard', 'you', { type: 'creature' }))))],
      p1: { hand: ['Doing'], manaZone: { water: 1 }, graveyard: ['Idol', 'Pool'] },
    });
    duel.use('Cast Doing');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('goes on with its attack when it stops being a creature', (begin) => {
    const falls = creature({
      ...plain,
      name: 'Falls',
      power: 1000,
      abilities: [wheneverAttacks(any('you'), destroy(self))],
    });
    const duel = begin({
      cards: [...cards, falls],
      step: 'attack',
      p1: { battleZone: ['Idol', 'Falls', 'Carp'] },
      p2: { shieldZone: 3 },
    });
    duel.choose('Idol attacks the player').choose('Falls');
    expect(duel.battleZones.p1).toEqual(['Idol (tapped)', 'Carp']);
  });
});

test('a tamaseed has no power, and its text is printed', () => {
  const { power: _, ...rest } = CARP;
  expect(() => parseCard(JSON.stringify({ ...rest, type: 'tamaseed', power: 1000 }))).toThrow(
    'power: expected none, because it is a tamaseed',
  );
  expect(describeCard(SEEDLING)).toContain('Shinkarize');
});
