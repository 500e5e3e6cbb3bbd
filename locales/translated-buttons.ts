import type { Translated } from './languages.ts'

export type ButtonMessages = Readonly<Record<'connect' | 'connecting' | 'wrongNetwork' | 'failed' | 'network', string>>

/**
 * The labels of the page's buttons in languages other than English; they load when a dApp names one of these languages.
 */
export const translatedButtons: Readonly<Record<Translated, ButtonMessages>> = {
  ar: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الاتصال…',
    wrongNetwork: 'شبكة غير صحيحة',
    failed: 'حاول مجددًا',
    network: 'اختر الشبكة',
  },
  de: {
    connect: 'Wallet verbinden',
    connecting: 'Verbinde…',
    wrongNetwork: 'Falsches Netzwerk',
    failed: 'Erneut versuchen',
    network: 'Netzwerk wählen',
  },
  es: {
    connect: 'Conectar billetera',
    connecting: 'Conectando…',
    wrongNetwork: 'Red incorrecta',
    failed: 'Reintentar',
    network: 'Elegir red',
  },
  fr: {
    connect: 'Connecter un portefeuille',
    connecting: 'Connexion…',
    wrongNetwork: 'Mauvais réseau',
    failed: 'Réessayer',
    network: 'Choisir un réseau',
  },
  hi: {
    connect: 'वॉलेट कनेक्ट करें',
    connecting: 'कनेक्ट हो रहा है…',
    wrongNetwork: 'गलत नेटवर्क',
    failed: 'फिर कोशिश करें',
    network: 'नेटवर्क चुनें',
  },
  id: {
    connect: 'Hubungkan dompet',
    connecting: 'Menghubungkan…',
    wrongNetwork: 'Jaringan salah',
    failed: 'Coba lagi',
    network: 'Pilih jaringan',
  },
  ja: {
    connect: 'ウォレットを接続',
    connecting: '接続中…',
    wrongNetwork: 'ネットワークが違います',
    failed: '再試行',
    network: 'ネットワークを選択',
  },
  ko: {
    connect: '지갑 연결',
    connecting: '연결 중…',
    wrongNetwork: '잘못된 네트워크',
    failed: '다시 시도',
    network: '네트워크 선택',
  },
  ms: {
    connect: 'Sambung dompet',
    connecting: 'Menyambung…',
    wrongNetwork: 'Rangkaian salah',
    failed: 'Cuba lagi',
    network: 'Pilih rangkaian',
  },
  pt: {
    connect: 'Conectar carteira',
    connecting: 'Conectando…',
    wrongNetwork: 'Rede errada',
    failed: 'Tentar de novo',
    network: 'Selecionar rede',
  },
  ru: {
    connect: 'Подключить кошелёк',
    connecting: 'Подключение…',
    wrongNetwork: 'Не та сеть',
    failed: 'Повторить',
    network: 'Выбрать сеть',
  },
  th: {
    connect: 'เชื่อมต่อวอลเล็ต',
    connecting: 'กำลังเชื่อมต่อ…',
    wrongNetwork: 'เครือข่ายไม่ถูกต้อง',
    failed: 'ลองอีกครั้ง',
    network: 'เลือกเครือข่าย',
  },
  tr: {
    connect: 'Cüzdan bağla',
    connecting: 'Bağlanıyor…',
    wrongNetwork: 'Yanlış ağ',
    failed: 'Tekrar dene',
    network: 'Ağ seç',
  },
  uk: {
    connect: 'Підключити гаманець',
    connecting: 'Підключення…',
    wrongNetwork: 'Не та мережа',
    failed: 'Спробувати ще раз',
    network: 'Вибрати мережу',
  },
  vi: {
    connect: 'Kết nối ví',
    connecting: 'Đang kết nối…',
    wrongNetwork: 'Sai mạng',
    failed: 'Thử lại',
    network: 'Chọn mạng',
  },
  'zh-CN': {
    connect: '连接钱包',
    connecting: '连接中…',
    wrongNetwork: '错误的网络',
    failed: '重试',
    network: '选择网络',
  },
  'zh-HK': {
    connect: '連接錢包',
    connecting: '連接中…',
    wrongNetwork: '網絡不正確',
    failed: '重試',
    network: '選擇網絡',
  },
  'zh-TW': {
    connect: '連接錢包',
    connecting: '連線中…',
    wrongNetwork: '網路不正確',
    failed: '重試',
    network: '選擇網路',
  },
}
