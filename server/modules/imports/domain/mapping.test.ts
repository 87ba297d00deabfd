import { type ProposedMapping, proposeMapping, withOverrides } from './mapping.js';
import { platformIn, platformOf } from './platform-told.js';

const instagram = [
  'S.no', 'Instagram name', ' Name', 'Subscribers', 'Subscribers', 'Audience country', 'Authentic engagement\n',
  'Authentic engagement Values \n', 'Engagement average\r\n', 'Engagement average Values \n', 'Category_1', 'Category_2',
]; // prettier-ignore
const instagramRows = [
  ['1.00', 'cristiano', 'Cristiano Ronaldo', '477.9M', '477900000.00', 'India', '5M', '5000000.00', '6.2M', '6200000.00', 'Sports', ''],
  ['2.00', 'kyliejenner', 'Kylie 🤍', '368.1M', '368100000.00', 'United States', '3.5M', '3500000.00', '5.5M', '5500000.00', '', ''],
]; // prettier-ignore

describe('which column holds what', () => {
  it('reads headers with line breaks and chooses the plain number of two columns with one name', () => {
    expect(proposeMapping(instagram, instagramRows)).toEqual({
      handle: 1,
      name: 2,
      followers: 4,
      engagement: 9,
      country: 5,
      categories: [10, 11],
    });
  });

  it('tells a handle from a name by how the values look, where two headers could be either', () => {
    const headers = ['S.no', 'Tiktoker name', 'Tiktok name', 'Subscribers', 'Likes avg.'];
    const rows = [
      ['1', 'khaby.lame', 'Khabane lame', '149.2M', '2.3M'],
      ['2', 'onwardwanna', 'Wanna🥊', '7.5M', '2M'],
    ];
    expect(proposeMapping(headers, rows)).toMatchObject({ handle: 1, name: 2, followers: 3, engagement: 4 });
  });

  it('knows the columns by their values when there are no headers', () => {
    const [first, second] = instagramRows.map((row) => row.slice(0, 6));
    expect(
      proposeMapping([], [first!, second!, ['3.00', 'leomessi', 'Leo Messi', '358M', '358600000.00', 'Spain']]),
    ).toMatchObject({
      handle: 1,
      name: 2,
      followers: 4,
      country: 5,
    });
  });

  it('does not take categories, which repeat and are often missing, for handles or names', () => {
    const rows = Array.from({ length: 30 }, (_, i) => [
      `Creator ${i}`,
      i % 3 ? `creator${i}` : `Creator ${i}`,
      `${i}M`,
      i % 4 ? '' : 'Humor',
    ]);
    expect(proposeMapping([], rows)).toMatchObject({ handle: 1, name: 0, followers: 2 });
  });

  it('knows a single column without a header among others that have one', () => {
    const headers = ['', 'Name', 'Followers'];
    expect(proposeMapping(headers, [['zoe.ng', 'Zoë Ng', '12K']])).toMatchObject({ handle: 0, name: 1, followers: 2 });
  });

  it('takes what the person says, by number or by header', () => {
    const proposed = proposeMapping(instagram, instagramRows);
    const said = { handle: '3', name: 'Instagram name', categories: '11+12' };
    expect(withOverrides(proposed, said, instagram)).toMatchObject({ handle: 2, name: 1, categories: [10, 11] });
  });

  it('refuses a column that the file does not have', () => {
    const code = (work: () => ProposedMapping) => {
      try {
        return work();
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code(() => withOverrides({ categories: [] }, { handle: '13' }, instagram))).toBe('profiles/no-such-column');
    expect(code(() => withOverrides({ categories: [] }, { handle: 'Nobody' }, instagram))).toBe(
      'profiles/no-such-column',
    );
  });

  it('takes no column where someone says so', () => {
    const proposed = { handle: 1, name: 2, categories: [4] };
    const mapping = withOverrides(proposed, { name: '', categories: '' }, instagram);
    expect(mapping).toEqual({ handle: 1, name: undefined, categories: [] });
  });

  it('reads the platform from the headers when they name exactly one', () => {
    expect(platformOf(instagram)).toBe('instagram');
    expect(platformOf(['Tiktoker name', 'Name'])).toBe('tiktok');
    expect(platformOf(['Youtuber'])).toBe('youtube');
    expect(platformOf(['Handle', 'Name'])).toBeNull();
    expect(platformOf(['Instagram', 'TikTok'])).toBeNull();
  });

  const handles = ['cristiano', 'kyliejenner', 'leomessi', 'selenagomez'];
  const shown = ['Cristiano Ronaldo', 'Kylie 🤍', 'Leo Messi', 'Selena Gomez'];
  const rowsOf = (...columns: readonly (readonly string[])[]) =>
    handles.map((_, row) => columns.map((cells) => cells[row]!));

  it('believes what is in the columns before what they are called', () => {
    const headers = ['Name', 'Instagram Name', 'Followers'];
    const rows = rowsOf(handles, shown, ['4M', '3M', '2M', '1M']);
    expect(proposeMapping(headers, rows, 'instagram')).toMatchObject({ handle: 0, name: 1, followers: 2 });
  });

  it('asks for the handles where no column holds any', () => {
    expect(
      proposeMapping(['youtuber name', 'Subscribers'], rowsOf(shown, ['4M', '3M', '2M', '1M']), 'youtube').handle,
    ).toBe(undefined);
    expect(proposeMapping(['Who', 'Fans of it'], rowsOf(handles, ['4', '3', '2', '1'])).handle).toBe(undefined);
  });

  it('knows addresses of profiles and of mailboxes whatever their columns are called', () => {
    const links = handles.map((handle) => `https://www.instagram.com/${handle}/`);
    const mails = handles.map((handle) => `${handle}@example.com`);
    expect(proposeMapping(['Where to look', 'Write to'], rowsOf(links, mails))).toMatchObject({ handle: 0, email: 1 });
  });

  it('takes no column of handles for platforms', () => {
    const headers = ['Name', 'Instagram', 'TikTok', 'Followers'];
    const others = ['zoe.tt', 'nia_tt', 'kia.tiktok', 'mia@tt'];
    expect(proposeMapping(headers, rowsOf(shown, handles, others, ['4', '3', '2', '1'])).platform).toBe(undefined);
    expect(['IG', 'www.tiktok.com', 'YouTube Shorts', 'INSTAGRAM_REEL'].map(platformIn)).toEqual([
      ...['instagram', 'tiktok', 'youtube', 'instagram'],
    ]);
  });

  it('leaves aside what is of another platform than the one that is imported', () => {
    const headers = ['Instagram handle', 'Instagram followers', 'TikTok handle', 'TikTok followers'];
    const rows = rowsOf(handles, ['4M', '3M', '2M', '1M'], handles, ['8M', '7M', '6M', '5M']);
    expect(proposeMapping(headers, rows, 'tiktok')).toMatchObject({ handle: 2, followers: 3 });
    expect(proposeMapping(headers, rows, 'instagram')).toMatchObject({ handle: 0, followers: 1 });
  });

  const cells: Record<string, readonly string[]> = {
    ...{
      handle: handles,
      name: shown,
      followers: ['4M', '3M', '2M', '1M'],
      engagement: ['1.5', '2.5', '0.7', '13.13'],
    },
    ...{
      country: ['India', 'US', 'Spain', 'US'],
      city: ['Leeds', 'Porto', 'Lyon', 'Lodz'],
      categories: ['Music', 'Food', 'Food', 'Art'],
    },
    ...{ email: handles.map((each) => `${each}@example.com`), platform: ['Instagram', 'TikTok', 'YouTube', 'IG'] },
    asOf: ['2022-09-30', '2022-10-31', '2022-11-30', '2022-12-31'],
  };

  it.each([
    [
      'handle',
      'Nick, user_name, Instagram, Profile link, pseudo, Nom d’utilisateur, Usuario, Benutzername, Nome utente, Usuário, Nazwa użytkownika, Имя пользователя, اسم المستخدم, Kullanıcı adı, ユーザー名, 사용자 이름',
    ],
    [
      'name',
      'Name, Full Name, channelTitle, Nom, Nombre, Anzeigename, Nome, Imię i nazwisko, Имя, الاسم, Ad Soyad, 名前, 이름',
    ],
    [
      'followers',
      'Followers, Suscribers, Follower count, Followers (millions), Number of followers, Abonnés, Seguidores, Abonnenten, Iscritti, Inscritos, Obserwujący, Подписчики, المتابعين, Takipçi sayısı, フォロワー数, 팔로워 수',
    ],
    [
      'engagement',
      'Engagement rate, Eng. (Avg.), likes(avg.), ER, Engagement Moyen, Tasa de interacción, Interaktionsrate, Tasso di coinvolgimento, Taxa de engajamento, Zaangażowanie, Вовлечённость, معدل التفاعل, Etkileşim oranı, エンゲージメント率, 참여율',
    ],
    ['country', 'Country, Audience country(mostly), Pays, País, Land, Paese, Kraj, Страна, الدولة, Ülke, 国, 국가'],
    ['city', 'City, Ville, Ciudad, Stadt, Città, Cidade, Miasto, Город, المدينة, Şehir, 都市, 도시'],
    [
      'email',
      'Email, E-mail address, Courriel, Correo electrónico, Почта, البريد الإلكتروني, E-posta, メールアドレス, 이메일',
    ],
    [
      'platform',
      'Platform, Réseau social, Plataforma, Plattform, Piattaforma, Platforma, Платформа, المنصة, プラットフォーム, 플랫폼',
    ],
    ['asOf', 'Scraped, Last updated, As of, Date, Fecha, Datum, Дата, Tarih, 日付, 날짜'],
    [
      'categories',
      'Category-1, Catégorie, niche, Temática, Kategorie, Categoria, Kategoria, Категория, الفئة, Kategori, カテゴリー, 카테고리',
    ],
  ] as const)('knows %s by its name in every language', (field, listed) => {
    const names = listed.split(', ');
    const others = ['Handle', 'Name', 'Followers'].filter((name) => name.toLowerCase() !== field);
    const rows = rowsOf(cells[field]!, ...others.map((name) => cells[name.toLowerCase()]!));
    const found = names.filter((name) => [proposeMapping([name, ...others], rows)[field]].flat()[0] === 0);
    expect(found).toEqual(names);
  });
});
