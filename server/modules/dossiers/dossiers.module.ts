import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { AuditKey, AuditTrail, EventBus } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { plug, provide, provideAs } from '../../shared/provide.js';
import { CollabsApi } from '../collabs/index.js';
import { IdentityApi } from '../identity/index.js';
import { ReviewsApi, ReviewsModule } from '../reviews/index.js';
import { DossierController } from './adapters/http/dossier.controller.js';
import { DossierLetters, DossiersLetterSamples } from './adapters/mail/dossier-letters.js';
import { SignedDossierSeal } from './adapters/seal/signed-dossier-seal.js';
import { DossierSeal, GivenReviews, ProvenCollabs } from './ports/dossiers.js';
import { ExportDossier } from './use-cases/export-dossier.js';

/** All evidence of what happened in a Collab: signed, with a verifier, and its last hash emailed to both sides. */
@Module({
  imports: [ReviewsModule],
  controllers: [DossierController],
  providers: [
    plug(ProvenCollabs, CollabsApi),
    plug(GivenReviews, ReviewsApi),
    provideAs(DossierSeal, SignedDossierSeal, AuditTrail, AuditKey),
    provide(ExportDossier, ProvenCollabs, GivenReviews, DossierSeal, Clock),
    provide(DossierLetters, EventBus, ProvenCollabs, DossierSeal, Mailer, IdentityApi, Config),
    provide(DossiersLetterSamples, LetterCatalogue, Config),
  ],
})
export class DossiersModule {}
