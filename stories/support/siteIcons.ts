/** The icons of Material's that the site uses; a test compares them with the site's imports. */
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import BusinessRounded from '@mui/icons-material/BusinessRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import PriorityHighRounded from '@mui/icons-material/PriorityHighRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import ShoppingBagRounded from '@mui/icons-material/ShoppingBagRounded';
import SmartDisplayRounded from '@mui/icons-material/SmartDisplayRounded';
import SmsRounded from '@mui/icons-material/SmsRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';

export const siteIcons = {
  AddRounded,
  ArrowBackRounded,
  ArrowDownwardRounded,
  ArrowForwardRounded,
  ArrowUpwardRounded,
  BusinessRounded,
  CheckRounded,
  ChecklistRounded,
  ChevronLeftRounded,
  ChevronRightRounded,
  CloseRounded,
  ContentCopyRounded,
  DeleteOutlineRounded,
  ErrorRounded,
  ExpandMoreRounded,
  HandshakeRounded,
  HomeRounded,
  Inventory2Rounded,
  IosShareRounded,
  MailRounded,
  MapRounded,
  MenuRounded,
  MyLocationRounded,
  OpenInNewRounded,
  PauseRounded,
  PeopleRounded,
  PhoneRounded,
  PlaceRounded,
  PlayArrowRounded,
  PlayCircleRounded,
  PrintRounded,
  PriorityHighRounded,
  RemoveRounded,
  RestartAltRounded,
  SearchRounded,
  SendRounded,
  ShoppingBagRounded,
  SmartDisplayRounded,
  SmsRounded,
  TuneRounded,
  VerifiedRounded,
};
