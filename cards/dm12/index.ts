import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { agiraTheWarlordCrawler } from './agiraTheWarlordCrawler.ts';
import { belmolTheExplorer } from './belmolTheExplorer.ts';
import { bingoleTheExplorer } from './bingoleTheExplorer.ts';
import { buzzBetocchi } from './buzzBetocchi.ts';
import { clonedSpikeHorn } from './clonedSpikeHorn.ts';
import { cometEyeTheSpectralSpud } from './cometEyeTheSpectralSpud.ts';
import { electroExplorerSyrion } from './electroExplorerSyrion.ts';
import { extremeCrawler } from './extremeCrawler.ts';
import { funkyWizard } from './funkyWizard.ts';
import { gigappiPonto } from './gigappiPonto.ts';
import { gigaslug } from './gigaslug.ts';
import { hydroozeTheMutantEmperor } from './hydroozeTheMutantEmperor.ts';
import { hypersprintWariorUzesol } from './hypersprintWariorUzesol.ts';
import { muramasasKnife } from './muramasasKnife.ts';
import { necrodragonJagraveen } from './necrodragonJagraveen.ts';
import { nemonexBajulasRobomantis } from './nemonexBajulasRobomantis.ts';
import { peppiPepper } from './peppiPepper.ts';
import { phantomachTheGigatrooper } from './phantomachTheGigatrooper.ts';
import { pincerScarab } from './pincerScarab.ts';
import { radioactiveHornTheStrange } from './radioactiveHornTheStrange.ts';
import { seaMutantDormel } from './seaMutantDormel.ts';
import { spectralHornGlitalis } from './spectralHornGlitalis.ts';
import { terradragonArqueDelacerna } from './terradragonArqueDelacerna.ts';
import { tropicCrawler } from './tropicCrawler.ts';
import { typhoonCrawler } from './typhoonCrawler.ts';
import { valkyerStarstormElemental } from './valkyerStarstormElemental.ts';
import { windmillMutant } from './windmillMutant.ts';

/** The cards of DM-12, by name. */
export const dm12: readonly CardDefinition[] = Object.freeze([
  agiraTheWarlordCrawler,
  belmolTheExplorer,
  buzzBetocchi,
  clonedSpikeHorn,
  cometEyeTheSpectralSpud,
  electroExplorerSyrion,
  extremeCrawler,
  funkyWizard,
  gigappiPonto,
  gigaslug,
  hydroozeTheMutantEmperor,
  hypersprintWariorUzesol,
  muramasasKnife,
  necrodragonJagraveen,
  nemonexBajulasRobomantis,
  peppiPepper,
  phantomachTheGigatrooper,
  pincerScarab,
  radioactiveHornTheStrange,
  seaMutantDormel,
  spectralHornGlitalis,
  tropicCrawler,
  typhoonCrawler,
  valkyerStarstormElemental,
  windmillMutant,
  terradragonArqueDelacerna,
  bingoleTheExplorer,
]);
