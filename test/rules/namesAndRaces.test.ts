import {
  allCreatures,
  alsoOfRaces,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  draw,
  type Effect,
  each,
  evolvesFrom,
  inOrder,
  racesIn,
  sameNameAs,
  sameRaceAs,
  spell,
  spellAbility,
  the,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const casting = (
  begin: Begin,
  effect: Effect,
  battleZone: readonly string[],
  more: { readonly theirs?: readonly string[]; readonly graveyard?: readonly string[] } = {},
) => {
  const asking = spell({
    name: 'Asking',
    civilizations: ['nature'],
    cost: 1,
    abilities: [spellAbility(effect)],
  });
  const { theirs = [], graveyard = [] } = more;
  return begin({
    cards: [asking, FISHMONGER],
    p1: { hand: ['Asking'], manaZone: { nature: 1 }, battleZone, graveyard },
    p2: { battleZone: theirs },
  }).use('Cast Asking');
};

/** Your creatures are Fish too. */
const FISHMONGER = creature({
  name: 'Fishmonger',
  civilizations: ['nature'],
  races: ['Merfolk'],
  cost: 2,
  power: 1000,
  abilities: [each(yourCreatures({ races: ['Liquid People'] }), alsoOfRaces('Fish'))],
});

describe('a card with the name of another card of a group (202)', () => {
  driven('is not meant by itself alone', (begin) => {
    const effect = draw(countOf(allCreatures(sameNameAs(allCreatures()))));
    const drawn = (mine: readonly string[], theirs: readonly string[]) =>
      casting(begin, effect, mine, { theirs }).count('p1', 'hand');
    expect(drawn(['Seamine', 'Fear Fang'], ['Aqua Hulcus'])).toBe(0);
    expect(drawn(['Seamine', 'Fear Fang'], ['Seamine', 'Seamine'])).toBe(3);
  });

  driven('is meant where the group lies somewhere else', (begin) => {
    const effect = draw(countOf(allCreatures(sameNameAs(yourGraveyard()))));
    const duel = casting(begin, effect, ['Seamine', 'Fear Fang'], { graveyard: ['Seamine', 'Solar Ray'] });
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('a card of the race of a settled object (204)', () => {
  const effect = inOrder(destroy(choose(yourCreatures())), destroy(allCreatures(sameRaceAs(the('chosen')))));

  driven('has one of the races that this had as it left', (begin) => {
    const duel = casting(begin, effect, ['Aqua Hulcus', 'Aqua Knight', 'Fishmonger'], {
      theirs: ['Seamine'],
    });
    duel.choose('Aqua Hulcus');
    expect(duel.battleZones).toEqual({ p1: ['Fishmonger'], p2: [] });
  });

  driven('not where nothing gives it that race', (begin) => {
    const duel = casting(begin, effect, ['Aqua Hulcus', 'Fear Fang'], {
      theirs: ['Seamine', 'Aqua Soldier'],
    });
    duel.choose('Aqua Hulcus');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Seamine'] });
  });
});

describe('the number of races in a group (204)', () => {
  driven('counts each race once, gained ones too', (begin) => {
    const drawn = (...battleZone: readonly string[]) =>
      casting(begin, draw(racesIn(yourCreatures())), battleZone).count('p1', 'hand');
    expect(drawn('Aqua Hulcus', 'Aqua Knight', 'Seamine', 'Fear Fang')).toBe(3);
    expect(drawn('Aqua Hulcus', 'Fishmonger')).toBe(3);
    expect(drawn()).toBe(0);
  });

  driven('but not those that are excepted', (begin) => {
    const effect = draw(racesIn(yourCreatures(), 'Liquid People', 'Merfolk'));
    expect(casting(begin, effect, ['Aqua Hulcus', 'Fishmonger']).count('p1', 'hand')).toBe(1);
  });
});

describe('what evolves from a race (801.1a)', () => {
  const effect = draw(countOf(cardsIn('battleZone', 'any', evolvesFrom('Dragon', 'Liquid People'))));

  driven('is put on creatures of that race, or of one with that word in it', (begin) => {
    const drawn = (name: string, over: string) =>
      casting(begin, effect, [], { theirs: [] }).count('p1', 'hand') +
      begin({
        cards: [
          spell({ name: 'Asking', civilizations: ['nature'], cost: 1, abilities: [spellAbility(effect)] }),
        ],
        p1: { hand: ['Asking'], manaZone: { nature: 1 }, battleZone: [{ name, over: [over] }, over] },
      })
        .use('Cast Asking')
        .count('p1', 'hand');
    expect(drawn('Überdragon Jabaha', 'Bolshack Dragon')).toBe(1);
    expect(drawn('Crystal Paladin', 'Aqua Hulcus')).toBe(1);
    expect(drawn('Barkwhip, the Smasher', 'Fear Fang')).toBe(0);
  });
});
