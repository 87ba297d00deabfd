/** What a brand's account may see, as billing says. */
export abstract class ReportRights {
  /** `influencers`: the report by influencer, which not every plan has. */
  abstract of(brandId: string): Promise<Readonly<{ analytics: boolean; influencers: boolean }>>;
}
