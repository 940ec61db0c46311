package benchmarks.models

import swarender.Encoder

/** The document `twitter`: the answer of a search, with all its members and their names. */
final case class Twitter(statuses: Seq[Status], search_metadata: SearchMetadata)
object Twitter { implicit val encoder: Encoder[Twitter] = Encoder.derived }

final case class SearchMetadata(
    completed_in: Double,
    max_id: Long,
    max_id_str: String,
    next_results: String,
    query: String,
    refresh_url: String,
    count: Int,
    since_id: Long,
    since_id_str: String
)
object SearchMetadata { implicit val encoder: Encoder[SearchMetadata] = Encoder.derived }

final case class Status(
    metadata: StatusMetadata,
    created_at: String,
    id: Long,
    id_str: String,
    text: String,
    source: String,
    truncated: Boolean,
    in_reply_to_status_id: Option[Long],
    in_reply_to_status_id_str: Option[String],
    in_reply_to_user_id: Option[Long],
    in_reply_to_user_id_str: Option[String],
    in_reply_to_screen_name: Option[String],
    user: User,
    geo: Option[Point],
    coordinates: Option[Point],
    place: Option[String],
    contributors: Option[Seq[Long]],
    retweeted_status: Option[Status],
    retweet_count: Int,
    favorite_count: Int,
    entities: StatusEntities,
    favorited: Boolean,
    retweeted: Boolean,
    possibly_sensitive: Option[Boolean],
    lang: String
)
object Status { implicit val encoder: Encoder[Status] = Encoder.derived }

final case class StatusMetadata(result_type: String, iso_language_code: String)
object StatusMetadata { implicit val encoder: Encoder[StatusMetadata] = Encoder.derived }

final case class Point(`type`: String, coordinates: Seq[Double])
object Point { implicit val encoder: Encoder[Point] = Encoder.derived }

final case class User(
    id: Long,
    id_str: String,
    name: String,
    screen_name: String,
    location: String,
    description: String,
    url: Option[String],
    entities: UserEntities,
    `protected`: Boolean,
    followers_count: Int,
    friends_count: Int,
    listed_count: Int,
    created_at: String,
    favourites_count: Int,
    utc_offset: Option[Int],
    time_zone: Option[String],
    geo_enabled: Boolean,
    verified: Boolean,
    statuses_count: Int,
    lang: String,
    contributors_enabled: Boolean,
    is_translator: Boolean,
    is_translation_enabled: Boolean,
    profile_background_color: String,
    profile_background_image_url: String,
    profile_background_image_url_https: String,
    profile_background_tile: Boolean,
    profile_image_url: String,
    profile_image_url_https: String,
    profile_banner_url: Option[String],
    profile_link_color: String,
    profile_sidebar_border_color: String,
    profile_sidebar_fill_color: String,
    profile_text_color: String,
    profile_use_background_image: Boolean,
    default_profile: Boolean,
    default_profile_image: Boolean,
    following: Boolean,
    follow_request_sent: Boolean,
    notifications: Boolean
)
object User { implicit val encoder: Encoder[User] = Encoder.derived }

final case class UserEntities(url: Option[Urls], description: Urls)
object UserEntities { implicit val encoder: Encoder[UserEntities] = Encoder.derived }

final case class Urls(urls: Seq[Url])
object Urls { implicit val encoder: Encoder[Urls] = Encoder.derived }

final case class Url(url: String, expanded_url: String, display_url: String, indices: Seq[Int])
object Url { implicit val encoder: Encoder[Url] = Encoder.derived }

final case class StatusEntities(
    hashtags: Seq[Hashtag],
    symbols: Seq[Hashtag],
    urls: Seq[Url],
    user_mentions: Seq[UserMention],
    media: Option[Seq[Media]]
)
object StatusEntities { implicit val encoder: Encoder[StatusEntities] = Encoder.derived }

final case class Hashtag(text: String, indices: Seq[Int])
object Hashtag { implicit val encoder: Encoder[Hashtag] = Encoder.derived }

final case class UserMention(screen_name: String, name: String, id: Long, id_str: String, indices: Seq[Int])
object UserMention { implicit val encoder: Encoder[UserMention] = Encoder.derived }

final case class Media(
    id: Long,
    id_str: String,
    indices: Seq[Int],
    media_url: String,
    media_url_https: String,
    url: String,
    display_url: String,
    expanded_url: String,
    `type`: String,
    sizes: Map[String, Size],
    source_status_id: Option[Long],
    source_status_id_str: Option[String]
)
object Media { implicit val encoder: Encoder[Media] = Encoder.derived }

final case class Size(w: Int, h: Int, resize: String)
object Size { implicit val encoder: Encoder[Size] = Encoder.derived }
